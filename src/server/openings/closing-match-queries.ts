import { sql } from 'kysely'
import { setImmediate } from 'node:timers/promises'
import { dayFrom, dayOf, type Day } from '#domain/day.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { cardColumns, cardOf } from './card.ts'
import { seekerFrom } from './seeker-queries.ts'

export interface ClosingMatch {
  userId: UserId
  id: string
  title: string
  company: string
  closes: Day
}

/** Only these many openings that close first are matched with everybody, so that an evening has an end. */
const mostClosing = 200

/**
 * For each of these students, the opening that fits them strongly and closes first, up to this day. Not what they have
 * saved or applied for, and nothing for somebody who wants no reminders.
 */
export async function closingMatches(
  db: AnyDb,
  students: readonly UserId[],
  { now, last }: { now: Date; last: Day },
): Promise<ClosingMatch[]> {
  const today = dayOf(now)
  const openings = await closingBetween(db, today, last)
  if (openings.length === 0 || students.length === 0) return []
  const marked = await markedBy(
    db,
    students,
    openings.map(({ id }) => id),
  )
  const found: ClosingMatch[] = []
  for (const { userId, ...row } of await remindedStudents(db, students)) {
    // Hundreds of openings for each student: requests go first.
    await setImmediate()
    const adult = ageBandOf(row.birthMonth, now) === 'adult'
    const seeker = await seekerFrom(db, { userId, student: true, adult, today }, row)
    const match = openings.find(
      (opening) =>
        (adult || !opening.for_adults) &&
        !marked.has(`${userId} ${opening.id}`) &&
        cardOf({ ...opening, saved: false, application: null }, seeker).match?.fit === 'strong',
    )
    if (match === undefined) continue
    const { id, title, company, closes_on: closes } = match
    found.push({ userId, id, title, company, closes: dayFrom(closes) })
  }
  return found
}

/** Without those whose last day is a guess. */
function closingBetween(db: AnyDb, first: Day, last: Day) {
  return db
    .selectFrom('opportunities')
    .select([...cardColumns, 'for_adults', 'closes_on'])
    .where('status', '=', 'published')
    .where('service', '=', false)
    .where((is) => is.or([is('source', '=', 'business'), is('deadline_estimated', '=', false)]))
    .where('closes_on', '>=', first)
    .where('closes_on', '<=', last)
    .orderBy('closes_on')
    .orderBy('id')
    .limit(mostClosing)
    .execute()
}

function remindedStudents(db: AnyDb, students: readonly UserId[]) {
  return db
    .selectFrom('student_profiles as student')
    .leftJoin('student_stats as stats', 'stats.user_id', 'student.user_id')
    .leftJoin('job_wishes as wish', 'wish.user_id', 'student.user_id')
    .select(['student.user_id as userId', 'student.birth_month as birthMonth', 'student.grade'])
    .select(['student.parish', 'stats.digest', 'wish.kinds', 'wish.places'])
    .where('student.user_id', 'in', [...students])
    .where(sql<boolean>`wish.reminders is distinct from false`)
    .execute()
}

/** 'student opening' for each of these openings that a student has saved or applied for. */
async function markedBy(
  db: AnyDb,
  students: readonly UserId[],
  openings: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('applications')
    .select(['user_id', 'opportunity_id'])
    .where('user_id', 'in', [...students])
    .where('opportunity_id', 'in', [...openings])
    .unionAll(
      db
        .selectFrom('saved_opportunities')
        .select(['user_id', 'opportunity_id'])
        .where('user_id', 'in', [...students])
        .where('opportunity_id', 'in', [...openings]),
    )
    .execute()
  return new Set(rows.map((row) => `${row.user_id} ${row.opportunity_id}`))
}
