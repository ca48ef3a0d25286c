import { z } from 'zod'
import { nicknameLength } from '#domain/people/nickname-length.ts'
import { route } from './define.ts'
import { byId, done, none } from './shapes.ts'

const week = z.strictObject({
  /** Its Monday in Jamaica. */
  from: z.string(),
  /** When it ends; the next one begins. */
  endsAt: z.string(),
})

/** A place in a league, as others in it see it. Nothing in it leads to a person. */
const row = z.strictObject({
  /** For a report; null for oneself and for a made nickname. */
  reportId: z.string().nullable(),
  nickname: z.string(),
  xp: z.number(),
  place: z.number(),
  isYou: z.boolean(),
})
export type LeagueRow = z.infer<typeof row>

const league = z.strictObject({
  members: z.number(),
  place: z.number(),
  /** The caller and their neighbours, by place. */
  rows: z.array(row),
  /** The XP that leads to the next higher place; null at the front. */
  toNextPlace: z.number().nullable(),
})

const joined = z.strictObject({
  on: z.literal(true),
  nickname: z.string(),
  onlyMade: z.boolean(),
  /** Made nicknames to choose from. */
  suggestions: z.array(z.string()),
  week,
  /** The learning XP of this week. */
  learned: z.number(),
  /** Null until they learned something this week and entered a league. */
  league: league.nullable(),
  /** The place among everybody who learned this week; null before that. */
  everybody: z.strictObject({ place: z.number(), students: z.number() }).nullable(),
  /** How last week ended; null for a week off. */
  lastWeek: z.strictObject({ xp: z.number(), place: z.number(), members: z.number() }).nullable(),
})
export type JoinedLeaderboard = z.infer<typeof joined>

const away = z.strictObject({ on: z.literal(false), suggestions: z.array(z.string()) })

export const leaderboardRoutes = {
  'GET /api/leaderboard': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: z.discriminatedUnion('on', [joined, away]),
  }),
  /** Joins, or changes the nickname. Without one, a made nickname is chosen. */
  'PUT /api/leaderboard': route({
    who: 'student',
    policy: 'own',
    input: z.strictObject({
      // A longer text is refused with a reason, as long as it is a name at all.
      nickname: z
        .string()
        .trim()
        .max(4 * nicknameLength.max)
        .optional(),
    }),
    output: done,
    changes: ['leaderboard'],
  }),
  /** Leaves, and deletes all of it. */
  'DELETE /api/leaderboard': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: done,
    changes: ['leaderboard'],
  }),
  /** Enters a league of this week. Without effect before the first learning XP of the week, and the second time. */
  'POST /api/leaderboard/league': route({
    who: 'student',
    policy: 'own',
    input: none,
    output: done,
    changes: ['leaderboard'],
  }),
  /** Replaces a nickname that somebody typed by a made one, for good. */
  'POST /api/leaderboard/names/:id/report': route({
    who: 'student',
    policy: 'same-league',
    input: byId,
    output: done,
    changes: ['leaderboard'],
  }),
}
