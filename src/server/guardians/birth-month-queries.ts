import { sql } from 'kysely'
import { adultFrom } from '#domain/birth-month.ts'
import type { BirthMonthRequest, Profile } from '#contract/profiles.ts'
import type { Db } from '../db/database.ts'
import { linksInForce } from './queries.ts'
import { pageOf, timePlaceFrom } from '../http/page-marker.ts'

/** What waits for the answer of a guardian of these students, the oldest first. */
export async function openBirthMonths(
  db: Db,
  studentIds: readonly string[],
): Promise<(BirthMonthRequest & { studentId: string })[]> {
  if (studentIds.length === 0) return []
  const rows = await db
    .selectFrom('birth_month_requests')
    .select(['id', 'user_id', 'from_month', 'to_month', 'asked_at'])
    .where('user_id', 'in', studentIds)
    .where('state', '=', 'asked')
    .orderBy('asked_at')
    .limit(50)
    .execute()
  return rows.map((row) => ({ ...requestFrom(row), studentId: row.user_id }))
}

/** The student's own open request, with the guardians who answer it. */
export async function ownBirthMonthRequest(
  db: Db,
  studentId: string,
  now: Date,
): Promise<Profile['birthMonthWaits']> {
  const [request] = await openBirthMonths(db, [studentId])
  if (request === undefined) return null
  const { studentId: _own, ...own } = request
  const links = await linksInForce(db, studentId, now)
  return { ...own, guardians: links.map(({ guardianName }) => guardianName) }
}

interface Unguarded extends BirthMonthRequest {
  studentId: string
  name: string
  since: string
  /** Links that there were, and when the last one ended. */
  guardiansBefore: number
  lastLinkEndedAt: string | null
}

const pageSize = 50

/** Requests of students with no guardian to answer them. */
export async function unguardedBirthMonths(
  db: Db,
  after: string | undefined,
): Promise<{ requests: Unguarded[]; next: string | null }> {
  const place = timePlaceFrom(after)
  const { rows } = await sql<Row>`
    select request.id, request.user_id, request.from_month, request.to_month, request.asked_at,
      person.display_name as name, person.created_at as since,
      (select count(*)::int from guardian_links link
        where link.user_id = request.user_id and link.started_at is not null) as before,
      (select max(link.ended_at) from guardian_links link
        where link.user_id = request.user_id and link.started_at is not null) as ended
    from birth_month_requests request
    join user_profiles person on person.user_id = request.user_id
    where ${unguarded}
      and ${place === null ? sql`true` : sql`(request.asked_at, request.id) > (${place.at}, ${place.id}::uuid)`}
    order by request.asked_at, request.id limit ${pageSize + 1}`.execute(db)
  const page = pageOf(rows, pageSize, (row) => ({ at: row.asked_at, id: row.id }))
  return {
    next: page.next,
    requests: page.rows.map((row) => ({
      ...requestFrom(row),
      studentId: row.user_id,
      name: row.name,
      since: row.since.toISOString(),
      guardiansBefore: row.before,
      lastLinkEndedAt: row.ended?.toISOString() ?? null,
    })),
  }
}

export async function countUnguardedBirthMonths(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from birth_month_requests request where ${unguarded}`.execute(
    db,
  )
  return rows[0]?.waiting ?? 0
}

const unguarded = sql`request.state = 'asked' and not exists (select 1 from guardian_links link
  where link.user_id = request.user_id and link.state = 'active')`

interface Row {
  id: string
  user_id: string
  from_month: string | null
  to_month: string
  asked_at: Date
  name: string
  since: Date
  before: number
  ended: Date | null
}

function requestFrom(
  row: Pick<Row, 'id' | 'from_month' | 'to_month' | 'asked_at'>,
): BirthMonthRequest {
  return {
    id: row.id,
    from: row.from_month,
    to: row.to_month,
    adultFrom: adultFrom(row.to_month),
    at: row.asked_at.toISOString(),
  }
}
