import { sql } from 'kysely'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { streakOn } from '#domain/ledger/streak.ts'
import {
  nearlyDone,
  nudgedReviews,
  nudgedStreak,
  untouchedDays,
  type NudgeType,
} from '#domain/people/nudges.ts'
import type { NotificationData } from '#domain/people/notifications.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { firstToClose, remindDaysBefore } from '../applications/near-deadline-queries.ts'
import { courseTitles } from '../catalogue/queries.ts'
import type { Db } from '../db/database.ts'
import { closingMatches } from '../openings/closing-match-queries.ts'
import { endOfToday } from '../review/due-queries.ts'
import { streakFrom } from '../xp/queries.ts'

/** What is waiting for one student, by kind, with what its nudge says. */
export type Waiting = { readonly [T in NudgeType]?: NotificationData<T> }

/** Everything that is waiting for these students this evening, with a few statements for all of them. */
export async function waitingFor(
  db: Db,
  students: readonly UserId[],
  now: Date,
): Promise<ReadonlyMap<UserId, Waiting>> {
  const all = new Map<UserId, Waiting>()
  if (students.length === 0) return all
  const add = (userId: UserId, waiting: Waiting) =>
    all.set(userId, { ...all.get(userId), ...waiting })
  for (const { userId, ...opening } of await waitingOpenings(db, students, now))
    add(userId, { 'opening-closes': opening })
  for (const { userId, ...streak } of await waitingStreaks(db, students, now))
    add(userId, { 'streak-waits': streak })
  for (const { userId, cards } of await waitingReviews(db, students, now))
    add(userId, { 'review-waits': { cards } })
  for (const { userId, ...course } of await waitingCourses(db, students, now))
    add(userId, { 'course-nearly-done': course })
  return all
}

/** What a student saved comes before what only fits. */
async function waitingOpenings(db: Db, students: readonly UserId[], now: Date) {
  const saved = await firstToClose(db, students, now)
  const others = new Set(students).difference(new Set(saved.map(({ user_id }) => user_id)))
  const last = addDays(dayOf(now), remindDaysBefore)
  const matches = await closingMatches(db, [...others], { now, last })
  return [
    ...saved.map(({ user_id, title, company, deadline, opening }) => ({
      userId: user_id,
      title,
      company,
      closes: deadline,
      openingId: opening,
      saved: true,
    })),
    ...matches.map(({ id: openingId, ...match }) => ({ ...match, openingId, saved: false })),
  ]
}

async function waitingStreaks(db: Db, students: readonly UserId[], now: Date) {
  const rows = await db
    .selectFrom('student_stats')
    .select(['user_id', 'day_streak', 'longest_streak', 'last_active_day', 'freezes'])
    .select('counted_days')
    .where('user_id', 'in', [...students])
    .where('day_streak', '>=', nudgedStreak)
    .execute()
  return rows.flatMap(({ user_id: userId, ...row }) => {
    const streak = streakFrom(row)
    const days = streakOn(streak, dayOf(now))
    return days < nudgedStreak ? [] : [{ userId, days, freezes: streak.freezes }]
  })
}

function waitingReviews(db: Db, students: readonly UserId[], now: Date) {
  const lately = addDays(dayOf(now), -untouchedDays)
  return db
    .selectFrom('review_cards as card')
    .select('card.user_id as userId')
    .select(sql<number>`count(*)::int`.as('cards'))
    .where('card.user_id', 'in', [...students])
    .where('card.due_at', '<', endOfToday(now))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('review_cards as answered')
            .select('answered.id')
            .whereRef('answered.user_id', '=', 'card.user_id')
            .where('answered.answered_on', '>', sql<typeof lately>`${lately}::date`),
        ),
      ),
    )
    .groupBy('card.user_id')
    .having(sql<boolean>`count(*) >= ${nudgedReviews}`)
    .execute()
}

async function waitingCourses(db: Db, students: readonly UserId[], now: Date) {
  const untouchedSince = startOfDay(addDays(dayOf(now), 1 - untouchedDays))
  const rows = await db
    .selectFrom('user_course_progress')
    .distinctOn('user_id')
    .select(['user_id as userId', 'course_id as courseId', 'completion_percentage as percent'])
    .where('user_id', 'in', [...students])
    .where('completed_at', 'is', null)
    .where('completion_percentage', '>=', nearlyDone)
    .where('last_accessed_at', '<', untouchedSince)
    .orderBy('user_id')
    .orderBy('completion_percentage', 'desc')
    .orderBy('course_id')
    .execute()
  const titles = await courseTitles(db, [...new Set(rows.map(({ courseId }) => courseId))])
  return rows.flatMap((row) => {
    const title = titles.get(row.courseId)
    return title === undefined ? [] : [{ ...row, title }]
  })
}
