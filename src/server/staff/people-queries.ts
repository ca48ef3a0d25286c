import { sql } from 'kysely'
import type { StaffPerson } from '#contract/staff.ts'
import { avatarFrom } from '#domain/people/avatar.ts'
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

/** An account as staff see it, without anything its owner wrote. */
export async function personRecord(db: Db, id: UserId, now: Date): Promise<StaffPerson> {
  const row = await db
    .selectFrom('auth_users as user')
    .select(['user.id', 'user.name', 'user.email', 'user.role'])
    // As their own profile says it.
    .leftJoin('user_profiles as profile', 'profile.user_id', 'user.id')
    .select((row) => row.fn.coalesce('profile.created_at', 'user.created_at').as('created_at'))
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
    avatar: avatarFrom(profile?.avatarUrl ?? null),
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
