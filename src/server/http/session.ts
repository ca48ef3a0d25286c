import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ageBandOf, type AgeBand } from '#domain/people/birth-month.ts'
import type { BusinessSeat } from '#domain/people/business-seat.ts'
import type { Role } from '#domain/people/role.ts'
import type { StaffRole } from '#domain/people/staff-role.ts'
import { dayMs } from '#domain/duration.ts'
import { userIdSchema, type UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { lostRace } from '../db/unavailable.ts'
import type { Services } from '../services.ts'
import { onlySession, type OwnRead, type StaffDecision } from './own-read.ts'
import type { CallerRow } from './session-query.ts'

/** Who is asking, as the server knows it: only the session comes from the request. */
export interface Caller {
  userId: UserId
  sessionId: string
  role: Role
  /** Null for everybody who is not staff. */
  staffRole: StaffRole | null
  /**
   * What staff decided; true for the roles that need no verification. For mentors and businesses it is read
   * only on the routes that name them, and is false on the others.
   */
  verified: boolean
  /** Whether they have confirmed their address. */
  confirmed: boolean
  ageBand: AgeBand
  /**
   * Whose business they work for: their own, unless they have a seat in another one. Like their seat it is read only on
   * the routes that name businesses, and is themselves on the others.
   */
  actsFor: UserId
  seat: BusinessSeat
  /** They said that they are too young for Upful, and staff have not decided otherwise. */
  stopped: boolean
}

export const sessionDays = 30

/** `__Host-` binds the cookie to this host, and browsers accept it only over https. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? '__Host-upful' : 'upful'
}

/** One query: session, role, verification, age band, suspension. Null for anybody else. */
export async function callerOf(
  services: Services,
  request: FastifyRequest,
  /** Null where no cookie can be set any more, as on an open stream. */
  reply: FastifyReply | null,
): Promise<Caller | null> {
  return (await identify(services, request, reply, onlySession))?.caller ?? null
}

/** The caller, with what the route reads about them in the same query. */
export async function identify<Own>(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply | null,
  { read }: OwnRead<Own>,
): Promise<{ caller: Caller; own: Own } | null> {
  const name = sessionCookieName(services.publicUrl)
  const cookie = request.cookies[name]
  const token = cookie === undefined ? null : verifiedToken(cookie, services.secret)
  if (token === null) return null

  const now = services.now()
  const userId = ownerIn(token) ?? (await ownerOf(services.db, token))
  if (userId === undefined) return null
  const [row] = await read(services.db, { token, userId, now }, request)
  if (row === undefined) return null
  if (reply !== null && cookie !== undefined && now.getTime() - row.seenAt.getTime() > dayMs) {
    const { sessionId, seenAt } = row
    await extendSession(services, { sessionId, seenAt, userId, now, reply, name, cookie })
  }
  await updateLastSeen(services, row, now)

  return { caller: callerIn(row, now), own: row }
}

function callerIn(row: CallerRow & Partial<StaffDecision>, now: Date): Caller {
  const role = row.role
  // The seat belongs to the role: somebody who became a mentor has none.
  const { seatBusinessId = null, seat = null } = role === 'business' ? row : {}
  return {
    userId: row.userId,
    sessionId: row.sessionId,
    role,
    staffRole: row.staffRole,
    confirmed: row.confirmed,
    verified:
      role === 'mentor'
        ? row.mentorStatus === 'verified'
        : role !== 'business' || row.businessVerified === true,
    ageBand: ageBandOf(row.birthMonth, now),
    actsFor: seatBusinessId ?? row.userId,
    seat: seat ?? 'owner',
    stopped: role === 'student' && row.saidTooYoungAt !== null,
  }
}

const seenIntervalMs = 5 * 60 * 1000

/** Staff see when somebody was last seen. A failure to write it does not fail the request. */
async function updateLastSeen(
  { db, log }: Services,
  { userId, lastSeenAt }: { userId: UserId; lastSeenAt: Date | null },
  now: Date,
): Promise<void> {
  const threshold = new Date(now.getTime() - seenIntervalMs)
  if (lastSeenAt !== null && lastSeenAt > threshold) return
  try {
    await db
      .updateTable('auth_users')
      .set({ last_seen_at: now })
      .where('id', '=', userId)
      // Only one of several concurrent requests writes it.
      .where((user) =>
        user.or([user('last_seen_at', 'is', null), user('last_seen_at', '<=', threshold)]),
      )
      .execute()
  } catch (error) {
    log.warn({ err: error }, 'could not update when a person was last seen')
  }
}

interface ExtendedSession {
  sessionId: string
  userId: UserId
  seenAt: Date
  now: Date
  reply: FastifyReply
  name: string
  cookie: string
}

/** Extends the session and notifies every open page of the person, once. */
async function extendSession(services: Services, session: ExtendedSession): Promise<void> {
  const expires = new Date(session.now.getTime() + sessionDays * dayMs)
  const extended = await services.db
    .updateTable('auth_sessions')
    .set({ updated_at: session.now, expires_at: expires })
    .where('id', '=', session.sessionId)
    // Only one of several concurrent requests extends it.
    .where('updated_at', '=', session.seenAt)
    .returning('id')
    .executeTakeFirst()
    .catch((error: unknown) => {
      if (!lostRace(error)) throw error
    })
  if (extended !== undefined) {
    services.live.publish(session.userId, [
      { type: 'account', event: 'token-refreshed' },
      { type: 'changed', changes: ['session', 'profile'] },
    ])
  }
  const secure = services.publicUrl.startsWith('https:')
  session.reply.setCookie(session.name, session.cookie, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    expires,
  })
}

/** A token names whose session it is, so that a cluster finds their rows without asking every node. */
export function newToken(userId: string): string {
  return `${userId}_${randomBytes(24).toString('base64url')}`
}

function ownerIn(token: string): UserId | undefined {
  return userIdSchema.safeParse(token.split('_')[0]).data
}

/** Sessions from before tokens named their owner. */
async function ownerOf(db: Db, token: string): Promise<UserId | undefined> {
  const row = await db
    .selectFrom('auth_sessions')
    .select('user_id')
    .where('token', '=', token)
    .executeTakeFirst()
  return row?.user_id
}

/** The cookie is `token.signature`, the format of the accounts library. */
function verifiedToken(cookie: string, secret: string): string | null {
  const separator = cookie.lastIndexOf('.')
  if (separator < 1) return null
  const token = cookie.slice(0, separator)
  const signature = Buffer.from(cookie.slice(separator + 1), 'base64')
  const expected = createHmac('sha256', secret).update(token).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : null
}
