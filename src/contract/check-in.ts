import { z } from 'zod'
import { whereXpShows } from './changes.ts'
import { route } from './define.ts'
import { none } from './shapes.ts'

const paidQuest = z.strictObject({ id: z.string(), title: z.string(), xp: z.number() })

/** What the first activity of a day did, for one moment that tells it all. */
const dayOpened = z.strictObject({
  /** Of the live event of this day, which may come before the page listens. */
  key: z.string(),
  streak: z.number(),
  /** The streak is one that is celebrated: 3, 7, 14, 30 or 100 days. */
  milestone: z.boolean(),
  bonus: z.number(),
  freezesUsed: z.number(),
  freezeEarned: z.boolean(),
  leveledUpTo: z.number().nullable(),
  /** The three quests of the day. */
  quests: z.array(paidQuest),
  /** Reached on the last day, never claimed, and paid now. */
  unclaimed: z.array(paidQuest),
})

export type DayOpened = z.infer<typeof dayOpened>

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
        /** What opening the day did, when the check-in was its first activity. */
        opened: dayOpened.nullable(),
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
    output: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('opened'), ...dayOpened.shape }),
      z.strictObject({ kind: z.literal('already-open'), streak: z.number() }),
    ]),
    changes: whereXpShows,
  }),
}
