import { z } from 'zod'
import { eventNameSchema } from '#domain/ledger/events.ts'
import { cadenceSchema } from '#domain/ledger/quests.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

const quest = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  why: z.string(),
  cadence: cadenceSchema,
  xp: z.number(),
  skill: skillSchema.nullable(),
  target: z.number(),
  /** The page where it is done. */
  goal: z.strictObject({
    event: eventNameSchema,
    course: z.string().nullable(),
    skill: skillSchema.nullable(),
  }),
  /** When its window closes; null when it stays open. */
  endsAt: z.string().nullable(),
})

const board = z.strictObject({
  active: z.array(quest.extend({ progress: z.number(), startedAt: z.string() })),
  /** `reached`: already done before it was started, so it only needs collecting. */
  offered: z.array(quest.extend({ reached: z.boolean() })),
  /** The newest few. */
  done: z.array(
    z.strictObject({ id: z.string(), title: z.string(), xp: z.number(), at: z.string() }),
  ),
})

export const questRoutes = {
  'GET /api/quests': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: board,
  }),
  /** Starts a quest on offer; what was done earlier in its window counts, so it may be complete immediately. */
  'POST /api/quests/:id/start': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({ id: z.string().max(100) }),
    output: board,
    changes: whereXpShows,
  }),
}
