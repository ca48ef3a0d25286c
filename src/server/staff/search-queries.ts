import { sql, type RawBuilder } from 'kysely'
import type { FoundPerson } from '#contract/staff.ts'
import type { Role } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 25
/** Of a word that nearly everybody has, only this many people are looked at; staff are asked for another word. */
const maxCandidates = 5000

export interface PeopleSearch {
  /** Part of a name, an address, a company or a school; every word has to match. */
  q?: string | undefined
  role?: Exclude<Role, 'staff'> | undefined
  /** The days on which they joined, in Jamaica. */
  from?: string | undefined
  to?: string | undefined
  after?: string | undefined
}

interface FoundRow {
  id: UserId
  name: string
  organization: string | null
  email: string
  role: Role
  suspended: boolean
  created_at: Date
  /** How many people were looked at. */
  candidates: number
}

/** Newest first; excludes staff. `tooMany`: some who match were not looked at. */
export async function findPeople(
  db: Db,
  search: PeopleSearch,
): Promise<{ people: FoundPerson[]; next: string | null; tooMany: boolean }> {
  const words = wordsIn(search.q)
  if (search.q !== undefined && longestOf(words).length < 3) {
    return { people: [], next: null, tooMany: false }
  }
  const { rows: read } = await personSearch(search).execute(db)
  const { rows, next } = timeCursor.page(read, pageSize, ({ created_at: at, id }) => ({ at, id }))
  const looked = rows[0]?.candidates ?? (await candidateCount(search.q).execute(db)).rows[0]?.count
  return {
    next,
    tooMany: (looked ?? 0) >= maxCandidates,
    people: rows.map(({ created_at: joined, candidates: _looked, ...person }) => ({
      ...person,
      email: masked(person.email),
      since: joined.toISOString(),
    })),
  }
}

/** The longest word chooses the candidates by index; the others are compared with each. Exported for the plan test. */
export function personSearch({ q, role, from, to, after }: PeopleSearch): RawBuilder<FoundRow> {
  const cursor = timeCursor.decode(after)
  const words = wordsIn(q)
  const everything = sql`concat_ws(' ', account.name, account.email, business.business_name,
    mentor.company, student.school)`
  // One look-up by key for each candidate: their number is bounded, and that of the accounts is not.
  const accounts =
    words.length === 0
      ? sql`auth_users account`
      : sql`candidate join lateral (
          select * from auth_users where id = candidate.id limit 1) account on true`
  const conditions = [
    sql`account.role <> 'staff'`,
    ...words.map((word) => sql`position(${word} in folded_name(${everything})) > 0`),
    // Also the signs between the words, so that an address finds only itself.
    ...(q?.includes('@') ? [sql`position(${q.trim().toLowerCase()} in account.email) > 0`] : []),
    ...(role === undefined ? [] : [sql`account.role = ${role}`]),
    ...(from === undefined ? [] : [sql`account.created_at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql`account.created_at < ${startOf(to)} + interval '1 day'`]),
    ...(cursor === null
      ? []
      : [
          sql`(account.created_at, account.id)
            < (${cursor.at}::timestamptz, ${cursor.id}::uuid)`,
        ]),
  ]
  return sql<FoundRow>`
    with candidate as materialized (${candidates(q)})
    select account.id, account.name, account.email, account.role, account.created_at,
      coalesce(nullif(business.business_name, ''), mentor.company, student.school) as organization,
      account.suspended_at is not null as suspended,
      (select count(*)::int from candidate) as candidates
    from ${accounts}
    left join lateral (select business_name from business_profiles
      where user_id = account.id and account.role = 'business' limit 1) business on true
    left join lateral (select company from mentor_profiles
      where user_id = account.id and account.role = 'mentor' limit 1) mentor on true
    left join lateral (select school from student_profiles
      where user_id = account.id and account.role = 'student' limit 1) student on true
    where ${sql.join(conditions, sql` and `)}
    order by account.created_at desc, account.id desc limit ${pageSize + 1}`
}

/** Everybody with the longest word as a part of anything that is searched; of an address, all of its words. */
function candidates(q: string | undefined): RawBuilder<{ id: UserId }> {
  if (q === undefined) return sql<{ id: UserId }>`select id from auth_users where false`
  if (q.includes('@')) {
    return sql<{ id: UserId }>`
      select id from auth_users where letter_groups(email) @> letter_groups(${q}::text)
      limit ${maxCandidates}`
  }
  const groups = sql`letter_groups(${longestOf(wordsIn(q))}::text)`
  return sql<{ id: UserId }>`
    (select id from auth_users where letter_groups(name) @> ${groups} limit ${maxCandidates})
    union (select id from auth_users where letter_groups(email) @> ${groups} limit ${maxCandidates})
    union (select user_id from business_profiles where letter_groups(business_name) @> ${groups}
      limit ${maxCandidates})
    union (select user_id from mentor_profiles
      where company is not null and letter_groups(company) @> ${groups} limit ${maxCandidates})
    union (select user_id from student_profiles
      where school is not null and letter_groups(school) @> ${groups} limit ${maxCandidates})`
}

function candidateCount(q: string | undefined): RawBuilder<{ count: number }> {
  return sql<{ count: number }>`
    select count(*)::int as count from (${candidates(q)}) as candidate`
}

function startOf(day: string) {
  return sql`(${day}::date)::timestamp at time zone 'America/Jamaica'`
}

/** As `folded_name` in the database leaves them: without accents and signs. */
function wordsIn(q: string | undefined): string[] {
  const folded = (q ?? '').normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return folded.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
}

function longestOf(words: readonly string[]): string {
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '')
}

/** "s•••@example.com": enough to tell two people with the same name apart. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
