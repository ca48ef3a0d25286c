import { sql, type RawBuilder } from 'kysely'
import {
  pastGuardianDays,
  type BirthMonthWaitsFor,
  type StaffReason,
} from '#domain/people/birth-month-decision.ts'
import { adultFrom, ageBandOf } from '#domain/people/birth-month.ts'
import { dayOf, daysAfter } from '#domain/day.ts'
import type { GuardianHome } from '#contract/guardians.ts'
import type { BirthMonthRequest, ShownProfile } from '#contract/profiles.ts'
import type { StaffBirthMonth } from '#contract/staff.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { queueFrom, type Queue } from '../db/queue.ts'
import { timeCursor } from '../http/cursor.ts'
import { seesStudent } from './queries.ts'

/** The student's own open request. */
export async function ownBirthMonthRequest(
  db: AnyDb,
  studentId: UserId,
): Promise<ShownProfile['birthMonthWaits']> {
  const { rows } = await sql<Row>`
    ${selectRequests} where request.user_id = ${studentId} and request.state = 'asked'`.execute(db)
  return rows[0] === undefined ? null : requestFrom(rows[0])
}

/**
 * Open requests of a guardian's students, and agreed requests of a student whose link with them ended
 * recently, because it may have been ended for this reason.
 */
export async function birthMonthsFor(
  db: AnyDb,
  { guardianId, studentIds }: { guardianId: UserId; studentIds: readonly UserId[] },
  now: Date,
): Promise<GuardianHome['birthMonths']> {
  const { rows } = await sql<Row & { stated: 'right' | 'wrong' | null }>`
    ${selectRequestsWith(sql`(select says from birth_month_statements statement
      where statement.user_id = request.user_id and statement.request_id = request.id
        and statement.stated_by = ${guardianId}) as stated,`)}
    where request.state = 'asked' and (
      request.user_id = any(${[...studentIds]}::uuid[])
      or (request.waits_for = 'date' and exists (${recentlyEndedLinks(guardianId, now)}
        and link.user_id = request.user_id)))
    order by request.asked_at limit 50`.execute(db)
  return rows.map((row) => {
    const { guardians: _names, agreed: _agreed, ...request } = requestFrom(row)
    const open = row.waits_for === 'guardians' ? row.deciders.filter(({ agreed }) => !agreed) : []
    const others = open.filter(({ id }) => id !== guardianId)
    return {
      ...request,
      studentId: row.user_id,
      student: row.name,
      answers: others.length < open.length,
      others: others.length,
      stops: row.waits_for === 'date',
      states: row.waits_for === 'staff',
      stated: row.stated,
    }
  })
}

/** Whether this guardian may stop what was agreed for this student. */
export async function mayStopBirthMonth(
  db: AnyDb,
  pair: { guardianId: UserId; studentId: UserId },
  now: Date,
): Promise<boolean> {
  if (await seesStudent(db, pair, now)) return true
  const { rows } = await sql<{ born: string | null }>`
    select student.birth_month as born from student_profiles student
    where student.user_id = ${pair.studentId} and exists (${recentlyEndedLinks(pair.guardianId, now)}
      and link.user_id = student.user_id)`.execute(db)
  return rows[0] !== undefined && ageBandOf(rows[0].born, now) !== 'adult'
}

const pageSize = 50

/** Requests waiting for staff, oldest first. */
export async function birthMonthsForStaff(
  db: AnyDb,
  after: string | undefined,
): Promise<{ requests: StaffBirthMonth[]; next: string | null }> {
  const cursor = timeCursor.decode(after)
  const { rows } = await sql<StaffRow>`
    select request.*,
      coalesce((select jsonb_agg(jsonb_build_object('says', statement.says, 'at', statement.said_at,
          'linkedSince', link.started_at) order by statement.said_at)
        from birth_month_statements statement
        join guardian_links link on link.user_id = statement.user_id
          and link.guardian_id = statement.stated_by and link.state = 'active'
        where statement.user_id = request.user_id and statement.request_id = request.id), '[]')
        as statements,
      (select count(*)::int from guardian_links link
        where link.user_id = request.user_id and link.state = 'active') as linked,
      (select count(*)::int from guardian_links link
        where link.user_id = request.user_id and link.state = 'ended'
          and link.started_at is not null) as before,
      (select max(link.ended_at) from guardian_links link
        where link.user_id = request.user_id and link.started_at is not null) as ended
    from (${selectRequests} where request.state = 'asked' and request.waits_for = 'staff') request
    where ${cursor === null ? sql`true` : sql`(request.asked_at, request.id) > (${cursor.at}, ${cursor.id}::uuid)`}
    order by request.asked_at, request.id limit ${pageSize + 1}`.execute(db)
  const page = timeCursor.page(rows, pageSize, (row) => ({ at: row.asked_at, id: row.id }))
  return {
    next: page.next,
    requests: page.rows.map((row) => ({
      ...requestFrom(row),
      studentId: row.user_id,
      name: row.name,
      since: row.since.toISOString(),
      reason: row.staff_reason ?? 'no-guardian',
      guardiansNow: row.linked,
      guardiansBefore: row.before,
      lastLinkEndedAt: row.ended?.toISOString() ?? null,
      statements: row.statements.map(({ says, at, linkedSince }) => ({
        says,
        at: new Date(at).toISOString(),
        linkedSince: new Date(linkedSince).toISOString(),
      })),
    })),
  }
}

export async function waitingBirthMonths(db: AnyDb): Promise<Queue> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*)::int as count, min(asked_at) as oldest from birth_month_requests
    where state = 'asked' and waits_for = 'staff'`.execute(db)
  return queueFrom(rows[0])
}

interface Row {
  id: string
  user_id: UserId
  name: string
  since: Date
  from_month: string | null
  to_month: string
  asked_at: Date
  waits_for: BirthMonthWaitsFor
  staff_reason: StaffReason | null
  takes_effect_at: Date | null
  deciders: { id: string; name: string | null; agreed: boolean }[]
}

interface StaffRow extends Row {
  linked: number
  before: number
  ended: Date | null
  statements: { says: 'right' | 'wrong'; at: string; linkedSince: string }[]
}

const selectRequests = selectRequestsWith(sql``)

function selectRequestsWith(columns: RawBuilder<unknown>) {
  return sql`
  select ${columns} request.id, request.user_id, request.from_month, request.to_month, request.asked_at,
    request.waits_for, request.staff_reason, request.takes_effect_at,
    person.display_name as name, person.created_at as since,
    coalesce((select jsonb_agg(jsonb_build_object('id', decider.guardian_id,
        'name', guardian.display_name, 'agreed', decider.agreed_at is not null)
        order by guardian.display_name)
      from birth_month_deciders decider
      left join user_profiles guardian on guardian.user_id = decider.guardian_id
      where decider.user_id = request.user_id and decider.request_id = request.id), '[]') as deciders
  from birth_month_requests request
  join user_profiles person on person.user_id = request.user_id`
}

function recentlyEndedLinks(guardianId: UserId, now: Date) {
  return sql`select from guardian_links link where link.guardian_id = ${guardianId}
    and link.state = 'ended' and link.started_at is not null
    and link.ended_at > ${daysAfter(now, -pastGuardianDays)}`
}

function requestFrom(row: Row): BirthMonthRequest {
  const names = (agreed: boolean) =>
    row.waits_for === 'staff'
      ? []
      : row.deciders.flatMap((decider) =>
          decider.agreed === agreed && decider.name !== null ? [decider.name] : [],
        )
  return {
    id: row.id,
    from: row.from_month,
    to: row.to_month,
    adultFrom: adultFrom(row.to_month),
    at: row.asked_at.toISOString(),
    waitsFor: row.waits_for,
    guardians: names(false),
    agreed: names(true),
    countsFrom: row.takes_effect_at === null ? null : dayOf(row.takes_effect_at),
  }
}
