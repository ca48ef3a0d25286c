import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb, Db } from '../db/database.ts'
import type { ParameterOf } from '../db/statement.ts'

export interface SessionValues {
  token: string
  /** Whose session it is. Compare a column with it, not with `user.id`: a cluster asks the one shard with their rows. */
  userId: UserId
  now: Date
}

export type CallerRow = Awaited<
  ReturnType<ReturnType<typeof sessionQuery>['executeTakeFirstOrThrow']>
>

/** Who has this session, and all that decides what a student may do; nothing for a suspended person. */
export function sessionQuery(db: AnyDb, parameter: ParameterOf<SessionValues>) {
  return (db as Db)
    .selectFrom('auth_sessions as session')
    .innerJoin('auth_users as user', 'user.id', 'session.user_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'user.id')
    .select([
      'session.id as sessionId',
      'session.updated_at as seenAt',
      'user.id as userId',
      'user.role',
      'user.staff_role as staffRole',
      'user.last_seen_at as lastSeenAt',
      'user.email_verified as confirmed',
      'student.birth_month as birthMonth',
      'student.said_too_young_at as saidTooYoungAt',
    ])
    .where('session.token', '=', parameter('token'))
    .where('session.user_id', '=', parameter('userId'))
    .where('session.expires_at', '>', parameter('now'))
    .where('user.suspended_at', 'is', null)
}
