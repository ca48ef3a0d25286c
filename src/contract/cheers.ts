import { z } from 'zod'
import { cheerStickers } from '#domain/people/cheer.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { byId, byUserId, done, none } from './shapes.ts'

const cheer = z.strictObject({
  id: z.string(),
  sticker: z.enum(cheerStickers),
  at: z.string(),
  thanked: z.boolean(),
})

const receivedCheer = cheer.extend({ guardian: z.string() })

export type ReceivedCheer = z.infer<typeof receivedCheer>

export const cheerRoutes = {
  /** What the calling guardian sent to this student, newest first. */
  'GET /api/guardian/students/:id/cheers': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId,
    output: z.strictObject({
      cheers: z.array(cheer),
      /** How many more the guardian can send today. */
      left: z.number(),
    }),
  }),
  'POST /api/guardian/students/:id/cheers': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: byUserId.extend({ sticker: z.enum(cheerStickers) }),
    output: done,
    changes: ['guardian'],
  }),
  /** What the student received, newest first. */
  'GET /api/guardians/cheers': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ cheers: z.array(receivedCheer) }),
  }),
  /** The guardian is told, once. */
  'POST /api/cheers/:id/thank': route({
    who: 'student',
    policy: owns('cheers'),
    input: byId,
    output: done,
    changes: ['guardians', 'notifications'],
  }),
}
