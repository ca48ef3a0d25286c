import { sql } from 'kysely'
import { z } from 'zod'
import type { StaffReport } from '#contract/staff-reports.ts'
import { nameAndInitial } from '#domain/people/profile.ts'
import type { Role } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { queueFrom, type Queue } from '../db/queue.ts'
import { cursorOf, timeKeys } from '../http/cursor.ts'
import { isMinor } from './people-queries.ts'

const pageSize = 50

interface Person {
  id: UserId | null
  name: string | null
  role: string | null
  business: string | null
  born: string | null
}

interface OtherRow {
  id: string
  at: string
  reason: StaffReport['reason']
  reporter: string | null
  business: string | null
  state: StaffReport['state']
  outcome: StaffReport['outcome']
}

interface Row {
  id: string
  created_at: Date
  changed_at: Date
  urgent: boolean
  reason: StaffReport['reason']
  note: string
  place: StaffReport['place']
  where: string | null
  reporter: Person
  about: Person
  about_name: string
  stopped: boolean
  paused: boolean
  suspended: boolean
  others: number
  other_reports: OtherRow[]
  state: StaffReport['state']
  waits: boolean
  staff: string | null
  outcome: StaffReport['outcome']
}

const reportCursor = cursorOf(timeKeys.extend({ urgent: z.boolean() }))

/** Open reports, urgent first, then oldest first; closed ones newest first. */
export async function staffReports(
  db: Db,
  filters: { list: 'open' | 'closed'; after: string | undefined },
  now: Date,
): Promise<{ reports: StaffReport[]; next: string | null }> {
  const cursor = reportCursor.decode(filters.after)
  const open = filters.list === 'open'
  // Matches the condition of the partial index.
  const list = open ? sql`report.state <> 'closed'` : sql`report.state = 'closed'`
  const order = open
    ? sql`report.urgent desc, report.created_at, report.id`
    : sql`report.changed_at desc, report.id desc`
  const from =
    cursor === null
      ? sql`true`
      : open
        ? sql`(not report.urgent, report.created_at, report.id)
            > (not ${cursor.urgent}::boolean, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`
        : sql`(report.changed_at, report.id) < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`
  const { rows: read } = await sql<Row>`${cards} where ${list} and ${from}
    order by ${order} limit ${pageSize + 1}`.execute(db)
  const { rows, next } = reportCursor.page(read, pageSize, (row) => ({
    urgent: row.urgent,
    at: open ? row.created_at : row.changed_at,
    id: row.id,
  }))
  return { reports: rows.map((row) => reportFrom(row, now)), next }
}

/** The current card of one report. */
export async function reportOf(db: Db, id: string, now: Date): Promise<StaffReport | null> {
  const { rows } = await sql<Row>`${cards} where report.id = ${id}`.execute(db)
  return rows[0] === undefined ? null : reportFrom(rows[0], now)
}

/** How many reports are waiting. */
export async function waitingReports(db: Db): Promise<Queue & { urgent: number }> {
  const { rows } = await sql<{ count: number; urgent: number; oldest: Date | null }>`
    select count(*)::int as count, (count(*) filter (where urgent))::int as urgent,
      min(created_at) as oldest
    from person_reports where state <> 'closed'`.execute(db)
  return { ...queueFrom(rows[0]), urgent: rows[0]?.urgent ?? 0 }
}

const maxOthers = 10
/** Uses the index of reports by the person they are about. */
const otherReports = sql`(select coalesce(jsonb_agg(newest order by newest.at desc, newest.id), '[]')
  from (select other.id, other.created_at as at, other.reason, other.state, other.outcome,
      account.name as reporter, business.business_name as business
    from person_reports other
    left join auth_users account on account.id = other.user_id
    left join business_profiles business on business.user_id = other.user_id
    where other.about_id = report.about_id and other.id <> report.id
    order by other.created_at desc, other.id limit ${maxOthers}) as newest)`

function person(column: 'report.user_id' | 'report.about_id') {
  return sql`(select jsonb_build_object('id', account.id, 'name', account.name, 'role', account.role,
      'business', business.business_name, 'born', student.birth_month)
    from auth_users account
    left join business_profiles business on business.user_id = account.id
    left join student_profiles student on student.user_id = account.id
    where account.id = ${sql.ref(column)})`
}

const cards = sql`
    select report.*, staff.name as staff,
      case when report.state = 'open' and taken.assigned_to is not null then 'looking'
        else report.state end as state,
      (taken.asked_at is not null and taken.answered_at is null) as waits, ${person('report.user_id')} as reporter,
      ${person('report.about_id')} as about,
      coalesce(to_char(session.starts_at at time zone 'America/Jamaica', 'DD Mon YYYY HH24:MI'),
        opening.title, sent.title, '') as where,
      exists (select from paused_people paused where paused.user_id = report.about_id) as paused,
      exists (select from auth_users account where account.id = report.about_id
        and account.suspended_at is not null) as suspended,
      (select count(*)::int from person_reports other
        where other.about_id = report.about_id and other.id <> report.id) as others,
      ${otherReports} as other_reports
    from person_reports report
    left join staff_cases taken on taken.id = report.id
    left join auth_users staff on staff.id = taken.assigned_to
    left join mentor_sessions session on report.place = 'session' and session.id = report.place_id
    left join opportunities opening on report.place = 'business' and opening.id = report.place_id
    left join applications sent on report.place = 'applicant' and sent.id = report.place_id`

function reportFrom(row: Row, now: Date): StaffReport {
  const { id, urgent, reason, note, place, stopped, paused, suspended, others, state } = row
  return {
    id,
    at: row.created_at.toISOString(),
    urgent,
    reason,
    note,
    place,
    where: row.where ?? '',
    reporter: personFrom(row.reporter, '', now),
    about: personFrom(row.about, row.about_name, now),
    stopped,
    paused,
    suspended,
    others,
    otherReports: row.other_reports.map(({ at, reporter, business, ...other }) => ({
      ...other,
      at: new Date(at).toISOString(),
      reporter: reporter === null ? null : business || nameAndInitial(reporter),
    })),
    state,
    waits: row.waits,
    takenBy: row.staff,
    outcome: row.outcome,
    changedAt: row.changed_at.toISOString(),
  }
}

function personFrom(person: Person | null, name: string, now: Date): StaffReport['about'] {
  if (person === null) return { id: null, name, role: null, minor: false }
  const { id, role, business, born } = person
  return {
    id,
    name: business || nameAndInitial(person.name ?? name),
    role: role as Role,
    minor: isMinor(role as Role, born, now),
  }
}
