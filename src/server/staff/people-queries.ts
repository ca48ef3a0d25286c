import { sql } from 'kysely'
import type { FoundPerson, StaffPerson } from '#contract/staff.ts'
import { firstName } from '#domain/profile.ts'
import type { Db } from '../db/database.ts'
import { linksInForce } from '../guardians/queries.ts'
import { openStops } from '../guardians/stop-queries.ts'
import { notFound } from '../http/refusal.ts'
import { hasBounced } from '../mail/bounce-queries.ts'
import { profileOf } from '../profiles/queries.ts'

const mostFound = 20

/** By a whole address, or by how a name begins; staff are not found. */
export async function findPeople(db: Db, q: string): Promise<FoundPerson[]> {
  const text = q.toLowerCase()
  const query = db
    .selectFrom('auth_users')
    .select(['id', 'name', 'email', 'role', 'suspended_at'])
    .where('role', '<>', 'staff')
    .limit(mostFound)
  const rows = await (
    text.includes('@')
      ? query.where('email', '=', text)
      : query
          .where(sql<string>`lower(name)`, 'like', `${text.replaceAll(/[\\%_]/g, '\\$&')}%`)
          .orderBy(sql`lower(name)`)
          .orderBy('id')
  ).execute()
  return rows.map(({ id, name, email, role, suspended_at: suspendedAt }) => ({
    id,
    name,
    role: role,
    email: masked(email),
    suspended: suspendedAt !== null,
  }))
}

/** An account as staff see it: what it is, and nothing that its owner wrote. */
export async function personRecord(db: Db, id: string, now: Date): Promise<StaffPerson> {
  const row = await db
    .selectFrom('auth_users as user')
    .select(['user.id', 'user.name', 'user.email', 'user.role', 'user.created_at'])
    .select(['user.suspended_at', 'user.delete_after'])
    .select(hasBounced('user').as('bounced'))
    .select((about) => [
      about
        .selectFrom('auth_sessions')
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('user_id', '=', 'user.id')
        .where('expires_at', '>', now)
        .as('sessions'),
      about
        .selectFrom('auth_sessions')
        .select((all) => all.fn.max('updated_at').as('seen'))
        .whereRef('user_id', '=', 'user.id')
        .as('lastSeenAt'),
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
    since: row.created_at.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
    sessions: row.sessions ?? 0,
    verification: profile?.verification ?? null,
    suspendedAt: row.suspended_at?.toISOString() ?? null,
    deleteAfter: row.delete_after?.toISOString() ?? null,
    guardians: row.role === 'student' ? row.guardians : null,
    students: row.role === 'guardian' ? row.students : null,
    stoppedMentors: [...Map.groupBy(stops, ({ mentorId }) => mentorId)].map(([mentorId, all]) => ({
      id: mentorId,
      firstName: firstName(all[0]?.mentorName ?? ''),
      since: all[0]?.at.toISOString() ?? '',
      guarded: all.some(({ isGuarded }) => isGuarded),
      asked: all.some(({ askedBy }) => askedBy !== null),
    })),
  }
}

/** "s•••@example.com": enough to tell two people of one name apart. */
function masked(email: string): string {
  return `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`
}
