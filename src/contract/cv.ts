import { z } from 'zod'
import { cvSchema, cvDocumentSchema } from '#domain/cv/cv-schema.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { byId, done, none } from './shapes.ts'

const name = typedText(80)
  .trim()
  .min(1, 'Give this version a name.')
  .max(80, 'Use at most 80 characters.')

const version = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** The opening it is for; `id` leads to it. */
  opening: z.strictObject({ id: z.string(), name: z.string() }).nullable(),
  changedAt: z.string(),
})
export type CvVersion = z.infer<typeof version>

const ownCv = owns('cvs', { sentence: 'A version of the caller’s CV.', missing: 'CV not found' })

/** A file of bytes, in base64. */
export const byteFile = z.strictObject({ name: z.string(), base64: z.string() })

export const cvRoutes = {
  /** The student's versions, the newest change first. */
  'GET /api/cvs': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ cvs: z.array(version) }),
  }),
  /** Samples, beginnings of lines, and words that are often misspelled. */
  'GET /api/cv-help': route({
    who: 'student',
    policy: 'open',
    input: none,
    output: z.strictObject({
      samples: z.array(
        z.strictObject({
          id: z.string(),
          title: z.string(),
          cv: cvDocumentSchema,
          starts: z.array(z.string()),
        }),
      ),
      misspellings: z.array(z.strictObject({ id: z.string(), wrong: z.array(z.string()) })),
    }),
  }),
  'GET /api/cvs/:id': route({
    who: 'student',
    policy: ownCv,
    input: byId,
    output: version.extend({ cv: cvSchema }),
  }),
  /** A new version: from the profile, with the words of a sample, or a copy of another version. */
  'POST /api/cvs': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      name,
      sample: z.string().max(80).optional(),
      copyOf: z.uuid().optional(),
      opportunityId: z.uuid().optional(),
    }),
    output: z.strictObject({ id: z.string() }),
    changes: ['cvs', 'sharing'],
  }),
  /** A new version from a file in the format of jsonresume.org. */
  'POST /api/cvs/import': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      name,
      file: z.string().max(150_000, 'This file is too big for a CV.'),
    }),
    output: z.strictObject({
      id: z.string(),
      /** The parts of the file that have no place in a CV here. */
      leftOut: z.array(z.string()),
    }),
    changes: ['cvs', 'sharing'],
  }),
  'PUT /api/cvs/:id': route({
    who: 'student',
    policy: ownCv,
    input: byId.extend({ name, document: cvDocumentSchema }),
    output: done,
    changes: ['cvs', 'sharing'],
  }),
  'DELETE /api/cvs/:id': route({
    who: 'student',
    policy: ownCv,
    input: byId,
    output: done,
    changes: ['cvs', 'sharing'],
  }),
  'GET /api/cvs/:id/pdf': route({
    who: 'student',
    policy: ownCv,
    input: byId,
    output: byteFile,
  }),
}
