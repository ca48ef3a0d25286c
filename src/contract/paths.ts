import { z } from 'zod'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { none, sourcedFact } from './shapes.ts'

const idAndTitle = { id: z.string(), title: z.string() }

/** What proves that a step is done, with the page where it can be done. */
const evidence = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('course'), ...idAndTitle }),
  z.strictObject({
    kind: z.literal('assessment'),
    ...idAndTitle,
    minScore: z.number(),
    best: z.number().nullable(),
  }),
  z.strictObject({ kind: z.literal('readiness'), ...idAndTitle }),
  z.strictObject({ kind: z.literal('application') }),
  z.strictObject({ kind: z.literal('event'), event: z.string() }),
  /** The student ticks it off. */
  z.strictObject({ kind: z.literal('manual'), link: z.string().nullable() }),
])

const step = z.strictObject({
  ...idAndTitle,
  why: z.string(),
  state: z.enum(['locked', 'ready', 'done']),
  /** When the step was recorded on the chosen path. */
  doneAt: z.string().nullable(),
  evidence,
})

/** What a source says, with the oldest day or month for which its numbers are given. */
const quoted = z.strictObject({ text: z.string(), asOf: z.string() })

const path = z.strictObject({
  ...idAndTitle,
  description: z.string(),
  whatYouDo: z.string(),
  entry: z.string(),
  pay: z.string().nullable(),
  payFigures: z.array(z.strictObject({ what: z.string(), amount: quoted })),
  /** The ways in; null is what no source says. */
  routes: z.array(
    z.strictObject({
      title: z.string(),
      cost: quoted.nullable(),
      length: quoted.nullable(),
      subjects: quoted.nullable(),
      age: quoted.nullable(),
    }),
  ),
  /** The sources of its numbers. */
  facts: z.array(sourcedFact),
  chosen: z.boolean(),
  steps: z.array(step),
})

const id = z.string().max(100)

export const pathRoutes = {
  'GET /api/paths': route({
    who: 'student',
    policy: 'open',
    input: none,
    output: z.strictObject({
      paths: z.array(
        z.strictObject({
          ...idAndTitle,
          description: z.string(),
          chosen: z.boolean(),
          steps: z.number(),
          done: z.number(),
        }),
      ),
    }),
  }),
  'GET /api/paths/mine': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ path: path.nullable() }),
  }),
  'GET /api/paths/:id': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id }),
    output: z.strictObject({ path }),
  }),
  /** Follows this path from now on; what was done before counts. */
  'POST /api/paths/:id/choose': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id }),
    output: z.strictObject({ path }),
    changes: whereXpShows,
  }),
  /** Ticks off the current step of the chosen path, if nothing else can prove it. */
  'POST /api/paths/:id/steps/:stepId/done': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id, stepId: id }),
    output: z.strictObject({ path }),
    changes: whereXpShows,
  }),
}
