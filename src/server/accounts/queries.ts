import type { Kysely } from 'kysely'
import type { Me } from '#contract/accounts.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { ownRead } from '../http/own-read.ts'
import { hasBounced } from '../mail/bounce-queries.ts'
import { verifyPassword } from './password.ts'

/** What the page knows about the person who is signed in. */
export const ownAccount = ownRead((query) =>
  query
    .leftJoin('employer_links as link', 'link.user_id', 'user.id')
    .select(['user.name', 'user.email', 'user.delete_after', 'link.employer_id'])
    .select(hasBounced('user').as('bounced')),
)

export async function meOf(db: Kysely<Tables>, userId: UserId, now: Date): Promise<Me> {
  const row = await db
    .selectFrom('auth_users as user')
    .leftJoin('student_profiles as student', 'student.user_id', 'user.id')
    .leftJoin('employer_links as link', 'link.user_id', 'user.id')
    .select(['user.id as userId', 'user.name', 'user.email', 'user.role'])
    .select('user.staff_role as staffRole')
    .select(['user.email_verified as confirmed', 'user.delete_after', 'link.employer_id'])
    .select(['student.birth_month as birthMonth', 'student.said_too_young_at as saidTooYoungAt'])
    .select(hasBounced('user').as('bounced'))
    .where('user.id', '=', userId)
    .executeTakeFirstOrThrow()
  return meFrom(row, now)
}

type AccountRow = Awaited<ReturnType<typeof ownAccount.read>>[number]

export function meFrom(
  row: Omit<
    AccountRow,
    'sessionId' | 'seenAt' | 'lastSeenAt' | 'mentorStatus' | 'businessVerified'
  >,
  now: Date,
): Me {
  return {
    id: row.userId,
    name: row.name,
    email: row.email,
    role: row.role,
    ...(row.staffRole === null ? {} : { staffRole: row.staffRole }),
    confirmed: row.confirmed,
    bounced: row.bounced,
    mayHaveEmployer:
      row.role === 'student' &&
      (row.employer_id !== null || ageBandOf(row.birthMonth, now) === 'adult'),
    deleteAfter: row.delete_after?.toISOString() ?? null,
    stopped: row.role === 'student' && row.saidTooYoungAt !== null,
  }
}

export async function isSuspended(db: Db, userId: UserId): Promise<boolean> {
  const row = await db
    .selectFrom('auth_users')
    .select('suspended_at')
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.suspended_at != null
}

export async function passwordIsRight(db: Db, userId: UserId, password: string): Promise<boolean> {
  const row = await db
    .selectFrom('auth_accounts')
    .select('password')
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .executeTakeFirst()
  return row?.password != null && verifyPassword({ hash: row.password, password })
}

/** The person's own sessions, the newest first. */
export async function sessionsOf(db: Db, userId: UserId, currentId: string, now: Date) {
  const rows = await db
    .selectFrom('auth_sessions')
    .select(['id', 'user_agent', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('updated_at', 'desc')
    .limit(50)
    .execute()
  return rows.map(({ id, user_agent, created_at, updated_at }) => ({
    id,
    current: id === currentId,
    device: deviceFrom(user_agent ?? ''),
    startedAt: created_at.toISOString(),
    lastSeenAt: updated_at.toISOString(),
  }))
}

const systems = ['Android', 'iPhone', 'iPad', 'Windows', 'Mac OS', 'CrOS', 'Linux']
const browsers = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Safari']
const plainNames: Record<string, string> = {
  Edg: 'Edge',
  OPR: 'Opera',
  SamsungBrowser: 'Samsung Internet',
  CrOS: 'Chromebook',
  'Mac OS': 'Mac',
}

/** 'Chrome on Android': enough for a person to recognise their own device. */
function deviceFrom(userAgent: string): string {
  const firstNameIn = (list: string[]): string | undefined =>
    list.find((name) => userAgent.includes(name))
  const browser = firstNameIn(browsers)
  const system = firstNameIn(systems)
  if (browser === undefined && system === undefined) return 'Unknown device'
  const plain = (name: string | undefined, fallback: string): string =>
    plainNames[name ?? ''] ?? name ?? fallback
  return `${plain(browser, 'Browser')} on ${plain(system, 'unknown device')}`
}
