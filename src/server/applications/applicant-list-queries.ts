import { sql, type SqlBool } from 'kysely'
import { z } from 'zod'
import {
  filterOf,
  type ApplicantFilter,
  type ApplicantSort,
} from '#domain/openings/applicant-list.ts'
import { applicationStates } from '#domain/openings/application.ts'
import type { InterviewDetails } from '#contract/applicants.ts'
import type { AnyDb } from '../db/database.ts'
import { cursorOf, timeCursor } from '../http/cursor.ts'
import { turnedDown } from './turned-down-queries.ts'

/** What a business asks for: an opening's applicants, narrowed down and in an order. */
export interface ApplicantList {
  postingId: string
  after: string | undefined
  q: string | undefined
  show: ApplicantFilter | undefined
  sort: ApplicantSort | undefined
}

const pageSize = 50

/** The name they shared, for the order by name. Nothing remains of those who ended their application. */
const sharedName = sql<string | null>`(case when sent.state <> 'withdrawn' then (
  select lower(shared.one ->> 'value') from jsonb_array_elements(sent.shared) as shared (one)
  where shared.one ->> 'field' = 'name' limit 1) end)`

const nameCursor = cursorOf(
  z.strictObject({ nameless: z.boolean(), name: z.string().max(300), id: z.guid() }),
)

/**
 * A page of an opening's applicants. Columns are listed one by one: the others are private to the student, whose
 * id must not leave the server.
 */
export async function applicantPage(db: AnyDb, list: ApplicantList) {
  const page = await orderedRows(db, list)
    .limit(pageSize + 1)
    .execute()
  return list.sort === 'name'
    ? nameCursor.page(page, pageSize, ({ name, id }) => ({
        nameless: name === null,
        name: (name ?? '').slice(0, 300),
        id,
      }))
    : timeCursor.page(page, pageSize, ({ created_at: at, id }) => ({ at, id }))
}

/** How many applicants an opening has of each kind. */
export async function applicantCounts(
  db: AnyDb,
  postingId: string,
): Promise<Record<ApplicantFilter, number>> {
  const { rows } = await sql<{ state: string; count: number; starred: number }>`
    select sent.state, count(*)::int as count,
      (count(*) filter (where note.starred and sent.state <> 'withdrawn'))::int as starred
    from applications sent
    left join applicant_notes note
      on note.user_id = sent.user_id and note.application_id = sent.id
    where sent.opportunity_id = ${postingId} and sent.via = 'platform' group by 1`.execute(db)
  const counts = new Map<ApplicantFilter, number>()
  const add = (filter: ApplicantFilter | null, count: number) =>
    filter !== null && counts.set(filter, (counts.get(filter) ?? 0) + count)
  for (const { state, count, starred } of rows) {
    const known = applicationStates.find((each) => each === state)
    add('all', count)
    add('starred', starred)
    if (known !== undefined) add(filterOf(known), count)
  }
  const of = (filter: ApplicantFilter) => counts.get(filter) ?? 0
  return {
    all: of('all'),
    waiting: of('waiting'),
    interview: of('interview'),
    offer: of('offer'),
    accepted: of('accepted'),
    declined: of('declined'),
    starred: of('starred'),
  }
}

/** The place and the person of the last interview for an opening, as its business wrote them. */
export async function lastInterviewOf(
  db: AnyDb,
  postingId: string,
): Promise<InterviewDetails | null> {
  const row = await db
    .selectFrom('interviews as interview')
    .innerJoin('applications as sent', (join) =>
      join
        .onRef('sent.user_id', '=', 'interview.user_id')
        .onRef('sent.id', '=', 'interview.application_id'),
    )
    .select(['interview.way', 'interview.place', 'interview.bring'])
    .select(['interview.contact_name', 'interview.contact_position'])
    .where('sent.opportunity_id', '=', postingId)
    .orderBy('interview.proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (row === undefined) return null
  const { way, place, bring, contact_name: contactName, contact_position: contactPosition } = row
  return { way, place, bring, contactName, contactPosition }
}

function orderedRows(db: AnyDb, list: ApplicantList) {
  const rows = listedRows(db, list)
  if (list.sort === 'name') {
    const cursor = nameCursor.decode(list.after)
    const key = sql`(${sharedName} is null, coalesce(left(${sharedName}, 300), ''), sent.id)`
    const later =
      cursor === null
        ? rows
        : rows.where(
            sql<SqlBool>`${key} > (${cursor.nameless}::boolean, ${cursor.name}::text, ${cursor.id}::uuid)`,
          )
    return later
      .orderBy(sql`${sharedName} is null`)
      .orderBy(sql`coalesce(left(${sharedName}, 300), '')`)
      .orderBy('sent.id')
  }
  const cursor = timeCursor.decode(list.after)
  const isOldestFirst = list.sort === 'oldest'
  const order = isOldestFirst ? 'asc' : 'desc'
  const rest = sql`(${cursor?.at ?? null}::timestamptz, ${cursor?.id ?? null}::uuid)`
  const later =
    cursor === null
      ? rows
      : rows.where(
          isOldestFirst
            ? sql<SqlBool>`(sent.created_at, sent.id) > ${rest}`
            : sql<SqlBool>`(sent.created_at, sent.id) < ${rest}`,
        )
  return later.orderBy('sent.created_at', order).orderBy('sent.id', order)
}

/** Those who ended their application are only in the whole list, because nothing that they shared is left. */
function listedRows(db: AnyDb, { postingId, q, show }: ApplicantList) {
  const rows = applicantRows(db, postingId)
  const filtered =
    show === undefined || show === 'all'
      ? rows
      : show === 'starred'
        ? rows.where('note.starred', '=', true).where('sent.state', '<>', 'withdrawn')
        : rows.where('sent.state', 'in', statesOf(show))
  if (q === undefined || q === '') return filtered
  const part = `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`
  return filtered.where('sent.state', '<>', 'withdrawn').where(
    sql<SqlBool>`exists (select from jsonb_array_elements(sent.shared) as shared (one)
      where shared.one ->> 'value' ilike ${part})`,
  )
}

function statesOf(show: ApplicantFilter) {
  return applicationStates.filter((state) => filterOf(state) === show)
}

function applicantRows(db: AnyDb, postingId: string) {
  return db
    .selectFrom('applications as sent')
    .innerJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'sent.user_id')
    .leftJoin('user_profiles as profile', 'profile.user_id', 'sent.user_id')
    .leftJoin('applicant_notes as note', (join) =>
      join.onRef('note.user_id', '=', 'sent.user_id').onRef('note.application_id', '=', 'sent.id'),
    )
    .select([
      'sent.user_id',
      'sent.id',
      'sent.state',
      'sent.state_on',
      'sent.created_at',
      'sent.shared',
      'posting.applicants_seen_at',
      'student.birth_month',
      'profile.avatar_url',
      'note.starred',
      'note.note',
    ])
    .select(turnedDown.as('turnedDown'))
    .select(sql<boolean>`sent.cv is not null`.as('hasCv'))
    .select(sharedName.as('name'))
    .where('sent.opportunity_id', '=', postingId)
    .where('sent.via', '=', 'platform')
}
