import { sql } from 'kysely'
import type { Day } from '#domain/day.ts'
import type { EventName } from '#domain/ledger/events.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import {
  figurePlaceOf,
  figurePlaces,
  monthFigures,
  nextMonth,
  wholeMonthsBefore,
  type FigurePlace,
  type MonthFigure,
} from '#domain/people/month-figures.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** How many students one statement reads. */
const studentsAtOnce = 1000

/** What one place has in one month. */
export type MonthCounts = { month: Day; place: FigurePlace } & Record<MonthFigure, number>

/** Students with neighbouring ids. */
interface StudentRange {
  after: UserId | null
  last: UserId
}

export async function monthsMissing(db: AnyDb, today: Day): Promise<Day[]> {
  const months = wholeMonthsBefore(today)
  const rows = await db
    .selectFrom('month_figures')
    .select('month')
    .distinct()
    .where('month', 'in', months)
    .execute()
  const counted = new Set<string>(rows.map(({ month }) => month))
  return months.filter((month) => !counted.has(month))
}

export function emptyMonths(months: readonly Day[]): MonthCounts[] {
  const none = { active: 0, finished: 0, shown: 0, applied: 0, hired: 0 }
  return months.flatMap((month) => figurePlaces.map((place) => ({ month, place, ...none })))
}

/** Null after the last student. */
export async function nextStudents(db: AnyDb, after: UserId | null): Promise<StudentRange | null> {
  const rows = await db
    .selectFrom('student_profiles')
    .select('user_id')
    .$if(after !== null, (query) => query.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(studentsAtOnce)
    .execute()
  const last = rows.at(-1)
  return last === undefined ? null : { after, last: last.user_id }
}

interface CountedRow extends Record<MonthFigure, number> {
  month: Day
  parish: string | null
}

const shownEvents = ['project-passed', 'simulation-passed'] as const satisfies EventName[]
const countedEvents = [
  'course-completed',
  'application-sent',
  'assessment-submitted',
  ...shownEvents,
] as const satisfies EventName[]

/**
 * What these students did in these months, in parts that a cluster can compute one after the other. A student is
 * in one part of all, so the parts add up.
 */
export async function countsOf(
  db: AnyDb,
  months: readonly Day[],
  { after, last }: StudentRange,
): Promise<CountedRow[]> {
  const [from] = months
  const newest = months.at(-1)
  if (from === undefined || newest === undefined) return []
  const until = nextMonth(newest)
  const { rows } = await sql<CountedRow>`
    with student as materialized (
      select user_id, parish from student_profiles
      where user_id <= ${last} ${after === null ? sql`` : sql`and user_id > ${after}`}),
    came as materialized (
      select date_trunc('month', gained_at::timestamp)::date as month, parish,
        count(distinct user_id)::int as active
      from student join daily_xp_tracking using (user_id)
      where activity_type = 'daily_streak'
        and gained_at >= ${from}::date and gained_at < ${until}::date
      group by 1, 2),
    did as materialized (
      select date_trunc('month', day::timestamp)::date as month, parish,
        count(distinct user_id) filter (where event = 'course-completed')::int as finished,
        count(distinct user_id) filter (where event in (${sql.join(shownEvents)})
          or (event = 'assessment-submitted' and score >= ${assessmentPass}))::int as shown,
        count(distinct user_id) filter (where event = 'application-sent')::int as applied
      from student join xp_activities using (user_id)
      where event in (${sql.join(countedEvents)})
        and day >= ${from}::date and day < ${until}::date
      group by 1, 2),
    took as materialized (
      select date_trunc('month', state_on::timestamp)::date as month, parish,
        count(distinct user_id)::int as hired
      from student join applications using (user_id)
      where state = 'accepted' and state_on >= ${from}::date and state_on < ${until}::date
      group by 1, 2)
    select month::text as month, parish, sum(active)::int as active, sum(finished)::int as finished,
      sum(shown)::int as shown, sum(applied)::int as applied, sum(hired)::int as hired
    from (
      select month, parish, active, 0 as finished, 0 as shown, 0 as applied, 0 as hired from came
      union all select month, parish, 0, finished, shown, applied, 0 from did
      union all select month, parish, 0, 0, 0, 0, hired from took) as part
    group by 1, 2`.execute(db)
  return rows
}

/** Adds what was counted to the months; months that were counted before are not among them. */
export function addCounts(months: readonly MonthCounts[], rows: readonly CountedRow[]): void {
  const cells = new Map(months.map((each) => [`${each.month} ${each.place}`, each]))
  for (const row of rows) {
    const cell = cells.get(`${row.month} ${figurePlaceOf(row.parish)}`)
    if (cell === undefined) continue
    for (const figure of monthFigures) cell[figure] += row[figure]
  }
}
