import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { StaffCase, StaffMember } from '#contract/staff-cases.ts'
import { contactTopics, contactTopicWords } from '#domain/people/contact.ts'
import { personReportReasonKinds, personReportReasons } from '#domain/safety/person-report.ts'
import type { CaseKind, CaseList } from '#domain/people/staff-case.ts'
import { caseDesks, mayUseDesk, staffRoles } from '#domain/people/staff-role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { cursorOf, timeKeys } from '../http/cursor.ts'
import { isUuid } from '../http/uuid.ts'

const pageSize = 50
const caseCursor = cursorOf(timeKeys.extend({ urgent: z.boolean() }))

interface CaseRow {
  id: string
  kind: CaseKind
  name: string
  detail: string
  urgent: boolean
  since: Date
  is_closed: boolean
  asked_at: Date | null
  assigned_to: UserId | null
  staff: string | null
}

export type OpenList = Exclude<CaseList, 'closed'>

/** The open cases of these kinds, urgent first, then oldest first. */
export async function openCases(
  db: Db,
  {
    list,
    staffId,
    kinds,
    after,
  }: { list: OpenList; staffId: UserId; kinds: readonly CaseKind[]; after: string | undefined },
): Promise<{ cases: StaffCase[]; next: string | null }> {
  const cursor = caseCursor.decode(after)
  const from =
    cursor === null
      ? sql`true`
      : sql`(not urgent, since, id)
          > (not ${cursor.urgent}::boolean, ${cursor.at}::timestamptz, ${cursor.id}::uuid)`
  const { rows: read } = await sql<CaseRow>`
    select * from (${casesWhere('open')}) as listed
    where ${isOf(kinds)} and ${inList(list, staffId)} and ${from}
    order by urgent desc, since, id limit ${pageSize + 1}`.execute(db)
  const { rows, next } = caseCursor.page(read, pageSize, ({ urgent, since: at, id }) => ({
    urgent,
    at,
    id,
  }))
  return { cases: rows.map(caseFrom), next }
}

/** How many cases of these kinds each list has, and since when the oldest of the caller's waits. */
export async function caseCounts(
  db: Db,
  staffId: UserId,
  kinds: readonly CaseKind[],
): Promise<{ counts: Record<OpenList, number>; oldestOfMine: string | null }> {
  const count = (list: OpenList) => sql`(count(*) filter (where ${inList(list, staffId)}))::int`
  const { rows } = await sql<Record<OpenList, number> & { oldest: Date | null }>`
    select ${count('mine')} as mine, ${count('unassigned')} as unassigned, ${count('all')} as all,
      ${count('waiting')} as waiting,
      min(since) filter (where ${inList('mine', staffId)}) as oldest
    from (${casesWhere('open')}) as listed where ${isOf(kinds)}`.execute(db)
  const { oldest = null, ...counts } = rows[0] ?? { mine: 0, unassigned: 0, all: 0, waiting: 0 }
  return { counts, oldestOfMine: oldest?.toISOString() ?? null }
}

/** One case in any state. */
export async function caseOf(db: Db, id: string): Promise<StaffCase | null> {
  const { rows } = await sql<CaseRow>`${casesWhere({ id })}`.execute(db)
  return rows[0] === undefined ? null : caseFrom(rows[0])
}

/** The open cases of one person: reports about or by them, their messages, and their verification. */
export async function openCasesOf(
  db: Db,
  personId: UserId,
  kinds: readonly CaseKind[],
): Promise<StaffCase[]> {
  const { rows } = await sql<CaseRow>`
    select * from (${casesWhere({ person: personId })}) as listed
    where not is_closed and ${isOf(kinds)}
    order by urgent desc, since, id limit ${pageSize}`.execute(db)
  return rows.map(caseFrom)
}

export interface CaseSubject {
  id: string
  kind: CaseKind
  /** The reporter or the sender who can be asked, unless the sender has no account. */
  personId: UserId | null
}

export async function caseSubject(db: Db, id: string): Promise<CaseSubject | null> {
  if (!isUuid(id)) return null
  const { rows } = await sql<CaseSubject>`
    select id, 'report' as kind, user_id as "personId" from person_reports where id = ${id}
    union all select id, 'message', sent_by from contact_messages where id = ${id}
    union all select id, 'verification', id from auth_users
      where id = ${id} and role in ('mentor', 'business')`.execute(db)
  return rows[0] ?? null
}

/** Everybody who can have a case of this kind, by name. */
export async function staffMembers(db: Db, kind: CaseKind): Promise<StaffMember[]> {
  return db
    .selectFrom('auth_users')
    .select(['id', 'name'])
    .where('role', '=', 'staff')
    .where(
      'staff_role',
      'in',
      staffRoles.filter((role) => mayUseDesk(role, caseDesks[kind])),
    )
    .where('suspended_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute()
}

/** Reports, messages and applicants in one shape, with their case. */
function casesWhere(which: 'open' | { id: string } | { person: UserId }): RawBuilder<CaseRow> {
  const [reports, messages, applicants] =
    which === 'open'
      ? [sql`report.state = 'open'`, sql`message.state = 'open'`, sql`not ${decided}`]
      : 'id' in which
        ? [
            sql`report.id = ${which.id}`,
            sql`message.id = ${which.id}`,
            sql`applicant.id = ${which.id}`,
          ]
        : [
            sql`(report.about_id = ${which.person} or report.user_id = ${which.person})`,
            sql`(message.about_id = ${which.person} or message.sent_by = ${which.person})`,
            sql`applicant.id = ${which.person}`,
          ]
  return sql<CaseRow>`
    select subject.*, assigned.assigned_to, staff.name as staff,
      coalesce(subject.applicant_asked_at,
        case when assigned.answered_at is null then assigned.asked_at end) as asked_at
    from (
      select report.id, 'report' as kind, report.about_name as name, report.reason as detail,
        report.urgent, report.created_at as since, report.state = 'closed' as is_closed,
        null::timestamptz as applicant_asked_at
      from person_reports report where ${reports}
      union all
      select message.id, 'message', message.topic, message.email, message.urgent, message.sent_at,
        message.state <> 'open', null
      from contact_messages message where ${messages}
      union all
      select applicant.id, 'verification',
        coalesce(nullif(business.business_name, ''), applicant.name), applicant.role, false,
        coalesce(answer.sent_again_at, profile.created_at), ${decided},
        case when answer.sent_again_at is null and not ${decided} then answer.answered_at end
      from auth_users applicant
      join user_profiles profile on profile.user_id = applicant.id
      left join mentor_profiles mentor on mentor.user_id = applicant.id and applicant.role = 'mentor'
      left join business_profiles business
        on business.user_id = applicant.id and applicant.role = 'business'
      left join verification_answers answer on answer.user_id = applicant.id
      where applicant.role in ('mentor', 'business') and ${applicants}
    ) as subject
    left join staff_cases assigned on assigned.id = subject.id
    left join auth_users staff on staff.id = assigned.assigned_to`
}

/** Staff verified or refused the applicant. */
const decided = sql`coalesce(mentor.verification_status <> 'pending',
  business.verified or business.refused, false)`

function isOf(kinds: readonly CaseKind[]) {
  return sql`kind = any(${[...kinds]}::text[])`
}

function inList(list: OpenList, staffId: UserId) {
  switch (list) {
    case 'mine':
      return sql`assigned_to = ${staffId} and asked_at is null`
    case 'unassigned':
      return sql`assigned_to is null and asked_at is null`
    case 'all':
      return sql`asked_at is null`
    case 'waiting':
      return sql`asked_at is not null`
  }
}

function caseFrom(row: CaseRow): StaffCase {
  const { id, kind, urgent, assigned_to: staffId, staff, asked_at: askedAt } = row
  return {
    id,
    kind,
    urgent,
    state: row.is_closed ? 'closed' : askedAt === null ? 'open' : 'waiting',
    name: kind === 'message' ? topicWords(row.name) : row.name,
    detail: kind === 'report' ? reasonLabel(row.detail) : row.detail,
    since: row.since.toISOString(),
    askedAt: row.is_closed ? null : (askedAt?.toISOString() ?? null),
    assignedTo: staffId === null || staff === null ? null : { id: staffId, name: staff },
  }
}

function topicWords(name: string): string {
  const topic = contactTopics.find((each) => each === name)
  return topic === undefined ? name : contactTopicWords[topic]
}

function reasonLabel(name: string): string {
  const reason = personReportReasonKinds.find((kind) => kind === name)
  return reason === undefined ? name : personReportReasons[reason].label
}
