import { sql, type RawBuilder } from 'kysely'
import type { FoundPerson, StaffPerson } from '#contract/staff.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { Role } from '#domain/people/role.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { linksInForce } from '../guardians/queries.ts'
import { openStops } from '../guardians/stop-queries.ts'
import { notFound } from '../http/refusal.ts'
import { hasBounced } from '../mail/bounce-queries.ts'
import { profileOf } from '../profiles/queries.ts'

const maxFound = 20

/** Searches by words of a person's or business's name, or by the start of an address; excludes staff. */
export async function findPeople(db: Db, q: string): Promise<FoundPerson[]> {
  const { rows } = await personSearch(q).execute(db)
  return rows.map((person) => ({ ...person, email: masked(person.email) }))
}

interface FoundRow {
  id: UserId
  name: string
  business: string | null
  email: string
  role: Role
  suspended: boolean
}

/** Every search word must be a prefix of a word in the name. Exported for the query plan test. */
export function personSearch(q: string): RawBuilder<FoundRow> {
  const beginning = `${q.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const words = sql`to_tsquery('simple',
    regexp_replace(nullif(folded_name(${q}::text), ''), ' ', ':* & ', 'g') || ':*')`
  return sql<FoundRow>`
    select account.id, account.name, account.email, account.role,
      nullif(business.business_name, '') as business, account.suspended_at is not null as suspended
    from (
      select id from auth_users where to_tsvector('simple', folded_name(name)) @@ ${words}
      union select user_id from business_profiles
        where to_tsvector('simple', folded_name(business_name)) @@ ${words}
      union select id from auth_users where email like ${beginning}
    ) as found
    join auth_users account on account.id = found.id and account.role <> 'staff'
    left join business_profiles business on business.user_id = account.id and account.role = 'business'
    order by lower(account.name), account.id limit ${maxFound}`
}

/** An account as staff see it, without anything its owner wrote. */
export async function personRecord(db: Db, id: UserId, now: Date): Promise<StaffPerson> {
  const row = await db
    .selectFrom('auth_users as user')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.created_at'])
    .leftJoin('student_profiles as student', 'student.user_id', 'user.id')
    .select(['user.suspended_at', 'user.delete_after', 'user.last_seen_at', 'student.birth_month'])
    .select(hasBounced('user').as('bounced'))
    .select((about) => [
      about
        .selectFrom('auth_sessions')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_id', '=', 'user.id')
        .where('expires_at', '>', now)
        .as('sessions'),
      about
        .selectFrom('guardian_links')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_id', '=', 'user.id')
        .where('state', '=', 'active')
        .as('guardians'),
      about
        .selectFrom('guardian_links')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('guardian_id', '=', 'user.id')
        .where('state', '=', 'active')
        .as('students'),
      about
        .selectFrom('mentor_trainings')
        .select('passed_at')
        .whereRef('user_id', '=', 'user.id')
        .as('trainedAt'),
    ])
    .where('user.id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw notFound('Person not found')
  const profile = await profileOf(db, id)
  const stops = await openStops(db, id, await linksInForce(db, id, now))
  return {
    id,
    name: row.name,
    email: row.email,
    bounced: row.bounced,
    role: row.role,
    minor: isMinor(row.role, row.birth_month, now),
    since: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at?.toISOString() ?? null,
    sessions: row.sessions ?? 0,
    verification: profile?.verification ?? null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    deleteAfter: row.delete_after?.toISOString() ?? null,
    guardians: row.role === 'student' ? row.guardians : null,
    students: row.role === 'guardian' ? row.students : null,
    trainedAt: row.trainedAt?.toISOString() ?? null,
    stoppedMentors: [...Map.groupBy(stops, ({ mentorId }) => mentorId)].map(
      ([mentorId, mentorStops]) => ({
        id: mentorId,
        firstName: firstName(mentorStops[0]?.mentorName ?? ''),
        since: mentorStops[0]?.at.toISOString() ?? '',
        guarded: mentorStops.some(({ isGuarded }) => isGuarded),
        asked: mentorStops.some(({ askedBy }) => askedBy !== null),
      }),
    ),
  }
}

/** A student who is or may be under 18. */
export function isMinor(role: Role | null, born: string | null, now: Date): boolean {
  return role === 'student' && ageBandOf(born, now) !== 'adult'
}

/** "s•••@example.com": enough to tell two people with the same name apart. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
