import { z } from 'zod'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

export const checkInRoutes = {
  'POST /api/check-in': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('checked-in'),
        xp: z.number(),
        bonus: z.number(),
        streak: z.number(),
        freezesUsed: z.number(),
        freezeEarned: z.boolean(),
      }),
      z.strictObject({ kind: z.literal('already-checked-in'), streak: z.number() }),
    ]),
    changes: whereXpShows,
  }),
  /** Opening the dashboard counts as the day's first activity if there was no other. By itself it earns no XP. */
  'POST /api/day': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.strictObject({ streak: z.number(), bonus: z.number() }),
    changes: whereXpShows,
  }),
}
