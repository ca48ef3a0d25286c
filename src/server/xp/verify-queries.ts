import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { isDeepStrictEqual } from 'node:util'
import { dayFrom } from '#domain/day.ts'
import { digestOf, type Digest } from '#domain/ledger/digest.ts'
import { foldLedger } from '#domain/ledger/ledger-fold.ts'
import { talliesOf, type GoalLists } from '#domain/ledger/tallies.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { ledgerPartOf } from './digest-queries.ts'
import { eventOf } from './event-queries.ts'

export interface Verified {
  students: number
  rows: number
  /** A line for each total that differs from the ledger. */
  differences: string[]
}

const batchSize = 200
const firstId = userIdSchema.parse('00000000-0000-0000-0000-000000000000')

/** Computes every student's totals from the ledger and compares them with the stored ones. */
export async function verifyLedger(db: Db, goals: GoalLists): Promise<Verified> {
  const verified: Verified = { students: 0, rows: 0, differences: [] }
  let batch = await studentsAfter(db, firstId)
  while (batch.length > 0) {
    verified.students += batch.length
    for (const student of batch) {
      verified.rows += student.ledger.length
      verified.differences.push(...differencesOf(student, goals).map(lineOf(student.user_id)))
    }
    batch = await studentsAfter(db, batch.at(-1)?.user_id ?? firstId)
  }
  return verified
}

export interface Difference {
  name: string
  stored: string
  byLedger: string
}

/** One student's totals that differ from the ledger; null for people without a ledger. */
export async function ledgerDifferences(
  db: Db,
  goals: GoalLists,
  userId: UserId,
): Promise<Difference[] | null> {
  const student = await withLedger(db).where('stats.user_id', '=', userId).executeTakeFirst()
  return student === undefined ? null : differencesOf(student, goals)
}

type Student = Awaited<ReturnType<typeof studentsAfter>>[number]

function studentsAfter(db: Db, after: UserId) {
  return withLedger(db)
    .where('stats.user_id', '>', after)
    .orderBy('stats.user_id')
    .limit(batchSize)
    .execute()
}

function withLedger(db: Db) {
  return db
    .selectFrom('student_stats as stats')
    .selectAll('stats')
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('xp_activities')
          .select(['id', 'award_key as awardKey', 'amount', 'event', 'type', 'day'])
          .select([
            'description',
            'created_at',
            'skill',
            'subject',
            'course_id',
            'content_type',
            'score',
          ])
          .whereRef('user_id', '=', 'stats.user_id')
          .orderBy('day')
          .orderBy('created_at'),
      ).as('ledger'),
      jsonArrayFrom(
        eb
          .selectFrom('daily_xp_tracking')
          .select(['activity_type', 'gained_at'])
          .whereRef('user_id', '=', 'stats.user_id')
          .orderBy('gained_at'),
      ).as('days'),
      jsonArrayFrom(
        eb
          .selectFrom('user_achievements')
          .select(['achievement_id as id', 'title', 'description', 'xp_points as xp'])
          .select('awarded_at')
          .whereRef('user_id', '=', 'stats.user_id'),
      ).as('achievements'),
    ])
}

function differencesOf(student: Student, goals: GoalLists): Difference[] {
  const daysOf = (type: string) =>
    student.days.filter((day) => day.activity_type === type).map((day) => dayFrom(day.gained_at))
  const expected = foldLedger(student.ledger, daysOf('daily_streak'))
  const pairs: Record<string, [stored: unknown, folded: unknown]> = {
    xp: [student.xp, expected.xp],
    level: [student.level, expected.level],
    activities: [student.activities, expected.activities],
    completion: [student.completion, expected.completion],
    badges: [student.badges.toSorted(), expected.badges.toSorted()],
    achievements: [student.achievements.map(({ id }) => id).toSorted(), expected.badges.toSorted()],
    'day streak': [student.day_streak, expected.streak.streak],
    'longest streak': [student.longest_streak, expected.streak.longest],
    'last active day': [student.last_active_day, expected.streak.lastDay],
    freezes: [student.freezes, expected.streak.freezes],
    'counted days': [student.counted_days, expected.streak.counted],
    'check-in days': [
      daysOf('daily_checkin'),
      student.ledger
        .filter(({ type }) => type === 'daily_checkin')
        .map(({ day }) => dayFrom(day))
        .toSorted(),
    ],
    'frozen days': [daysOf('streak_freeze'), expected.frozen],
    ...digestPairs(student),
    ...talliesPair(student, goals),
  }
  return Object.entries(pairs)
    .filter(([, [stored, folded]]) => !isDeepStrictEqual(stored, folded))
    .map(([name, [stored, folded]]) => ({
      name,
      stored: JSON.stringify(stored),
      byLedger: JSON.stringify(folded),
    }))
}

/** Each part of the digest by name, so that a difference can be read. Null is computed when it is needed. */
function digestPairs(student: Student): Record<string, [stored: unknown, folded: unknown]> {
  const stored = student.digest
  if (stored === null) return {}
  const { ledger: entries, achievements, days } = student
  const folded = digestOf(ledgerPartOf({ entries, achievements, days }))
  const names = Object.keys(folded) as (keyof Digest)[]
  return Object.fromEntries(names.map((name) => [`digest ${name}`, [stored[name], folded[name]]]))
}

/** Tallies of other goals are counted again when they are needed. */
function talliesPair(
  { tallies, ledger }: Student,
  goals: GoalLists,
): Record<string, [unknown, unknown]> {
  if (tallies?.goals !== goals.fingerprint) return {}
  const events = ledger.filter(({ event }) => event !== null).map(eventOf)
  return { tallies: [tallies, talliesOf(goals, events)] }
}

function lineOf(userId: UserId) {
  return ({ name, stored, byLedger }: Difference) =>
    `${userId}: ${name} is ${stored}, but ${byLedger} by the ledger`
}
