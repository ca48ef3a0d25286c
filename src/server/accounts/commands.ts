import { APIError } from 'better-auth/api'
import { sql } from 'kysely'
import type { FirstMinuteChoices, Me } from '#contract/accounts.ts'
import { messages } from '#domain/people/messages.ts'
import { reachProblems } from '#domain/people/profile-check.ts'
import { email as emailSchema, nameProblem } from '#domain/people/profile-input.ts'
import { chosenRoleFrom, type Role } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { changeBirthMonth, stopForAge } from '../guardians/birth-month-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { isUuid } from '../http/uuid.ts'
import { runChecks } from '../http/run-checks.ts'
import { Refusal } from '../http/refusal.ts'
import {
  checkedDetails,
  createUserProfile,
  refuseWaysToReach,
  type Details,
} from '../profiles/commands.ts'
import type { Services } from '../services.ts'
import { authOver } from './auth.ts'
import { afterConfirming } from './confirm-commands.ts'
import { endLinks, forgetOldLinks } from './link-commands.ts'
import { refuseWeakPassword } from './password-rules.ts'
import { meOf } from './queries.ts'

/** The Set-Cookie headers from the accounts library. */
export type Cookies = string[]

export const addressTakenMessage =
  'An account with this email exists. Log in instead, or reset its password.'
export const wrongLogin = 'Authentication failed. Please try again.'
/** An account with this address already exists. */
export class AddressTaken extends Refusal {
  constructor() {
    super('not-possible', addressTakenMessage, { fields: { email: addressTakenMessage } })
  }
}

const signUpFailed = 'Failed to create account. Please try again.'

/** Account, profile, stats and session in one transaction. */
export async function signUp(
  tx: Tx,
  services: Services,
  person: {
    name: string
    email: string
    password: string
    role: string | undefined
    details: Details
    firstMinute?: FirstMinuteChoices
    /** Someone recently entered an age under 15 in this browser. */
    saidTooYoung?: boolean
  },
  headers: Headers,
): Promise<{ user: Me; cookies: Cookies }> {
  const { name, password } = person
  if ([name, person.email, password].some((value) => value.trim() === '')) {
    throw new Refusal('invalid', messages.signUpIncomplete)
  }
  const role = chosenRoleFrom(person.role)
  const { answers = {}, ...chosen } = role === 'student' ? (person.firstMinute ?? {}) : {}
  const details: Details = { ...chosen, ...person.details }
  const displayName = name.trim()
  // Checked before the address is looked up, so a refusal does not reveal who has an account.
  runChecks([
    () => refuseName(name),
    () => checkedEmail(person.email),
    () => refuseWeakPassword(password, { name, email: person.email.trim() }, 'password'),
    () => refuseReachableName(role, displayName),
    () => refuseWaysToReach(role, {}, checkedDetails(role, details, tx.now)),
  ])
  const email = checkedEmail(person.email)
  const account = { name: displayName, email, password, role }
  const { id, cookies } = await createAccount(tx, services, account, headers)
  const { birthMonth, ...otherDetails } = details
  const profile = { userId: id, role, displayName, answers }
  if (
    person.saidTooYoung === true &&
    role === 'student' &&
    typeof birthMonth === 'string' &&
    birthMonth !== ''
  ) {
    await createUserProfile(tx, { ...profile, details: otherDetails })
    await stopForAge(tx, id)
    await changeBirthMonth(tx, id, birthMonth)
  } else await createUserProfile(tx, { ...profile, details })
  return { user: await meOf(tx.db, id, tx.now), cookies }
}

/** Minors see an adult's name, so it must not contain contact details. */
function refuseReachableName(role: Role, displayName: string): void {
  const problem = reachProblems(role, {}, { displayName }).displayName
  if (problem !== undefined) throw new Refusal('invalid', problem, { fields: { name: problem } })
}

/** Only the account and a session; the same transaction must also create a profile. */
export async function createAccount(
  tx: Tx,
  services: Services,
  { role, ...account }: { name: string; email: string; password: string; role: Role },
  headers: Headers = new Headers(),
): Promise<{ id: UserId; cookies: Cookies }> {
  // Of two concurrent sign-ups the second waits here, then finds the address taken.
  await sql`select pg_advisory_xact_lock(hashtext(${`account:${account.email}`}))`.execute(tx.db)
  const auth = authOver(services, tx.db, role)
  const response = await auth.api
    .signUpEmail({ body: account, headers, asResponse: true })
    .catch(refuseSignUp)
  if (!response.ok) throw await signUpRefusal(response)
  const { id } = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', account.email)
    .executeTakeFirstOrThrow()
  return { id, cookies: response.headers.getSetCookie() }
}

/**
 * Ends every session except `keep` and every emailed link, and notifies the person's open pages.
 * Returns the number of sessions that ended.
 */
export async function endSessions(tx: Tx, userId: UserId, keep: string | null): Promise<number> {
  let query = tx.db.deleteFrom('auth_sessions').where('user_id', '=', userId)
  if (keep !== null) query = query.where('id', '!=', keep)
  const sessions = await query.returning('id').execute()
  await endLinks(tx, userId)
  tx.publish(userId, { type: 'account', event: 'signed-out' })
  return sessions.length
}

/** Ends one of the person's own sessions; false when it is not theirs or does not exist. */
export async function endSession(tx: Tx, userId: UserId, sessionId: string): Promise<boolean> {
  if (!isUuid(sessionId)) return false
  const session = await tx.db
    .deleteFrom('auth_sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .returning('id')
    .executeTakeFirst()
  if (session !== undefined) tx.publish(userId, { type: 'account', event: 'signed-out' })
  return session !== undefined
}

export async function setPassword(tx: Tx, userId: UserId, hash: string): Promise<void> {
  await tx.db
    .updateTable('auth_accounts')
    .set({ password: hash, updated_at: tx.now })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await endLinks(tx, userId)
  tx.publish(userId, { type: 'account', event: 'user-updated' })
  tx.changed(userId, 'session', 'profile')
}

/** Moves the account to a new, confirmed address. */
export async function setEmail(tx: Tx, userId: UserId, email: string): Promise<void> {
  const owner = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (owner !== undefined && owner.id !== userId)
    throw new Refusal('not-possible', addressTakenMessage)
  await tx.db
    .updateTable('auth_users')
    .set({ email, email_verified: true, updated_at: tx.now })
    .where('id', '=', userId)
    .execute()
  await endLinks(tx, userId)
  await afterConfirming(tx, userId)
}

/** Deletes expired sessions and links. */
export async function forgetSessions(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('auth_sessions').where('expires_at', '<=', tx.now).execute()
  await tx.db.deleteFrom('auth_verifications').where('expires_at', '<=', tx.now).execute()
  await forgetOldLinks(tx)
}

export function checkedEmail(text: string): string {
  const parsed = emailSchema().safeParse(text)
  if (parsed.success) return parsed.data
  throw new Refusal('invalid', messages.emailUnclear, { fields: { email: messages.emailUnclear } })
}

export function refuseName(name: string): void {
  const problem = nameProblem(name)
  if (problem !== null) throw new Refusal('invalid', problem, { fields: { name: problem } })
}

function refuseSignUp(error: unknown): never {
  if (error instanceof APIError)
    throw new Refusal('invalid', error.message === '' ? signUpFailed : error.message)
  throw error
}

async function signUpRefusal(response: Response): Promise<Refusal> {
  const body = (await response.json().catch(() => ({}))) as { code?: string; message?: string }
  if (body.code?.startsWith('USER_ALREADY_EXISTS') === true) {
    return new AddressTaken()
  }
  return new Refusal('invalid', body.message ?? signUpFailed)
}
