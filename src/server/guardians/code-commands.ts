import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { daysAfter } from '#domain/day.ts'
import type { LinkSide } from '#domain/people/guardian-link.ts'
import { codeGoodForDays, linkCodeFrom, typedCode } from '#domain/people/link-code.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { askToLink } from './commands.ts'
import { consumeInvitation } from './invited-address-commands.ts'
import { invitationLetter } from './mail.ts'

/** Invitation letters per student per day. */
const maxInvitationsPerDay = 3

/** Creates a new code for this person; the previous code stops working. */
export async function makeCode(tx: Tx, userId: UserId): Promise<{ code: string; expiresAt: Date }> {
  await tx.db
    .deleteFrom('guardian_codes')
    .where('user_id', '=', userId)
    .where('invited_email', 'is', null)
    .where('used_at', 'is', null)
    .execute()
  return insertCode(tx, userId, null)
}

/**
 * Consumes the code and asks the person who made it for the link. Returns null without any effect when
 * the code is wrong, used, expired, the person's own, from the same side, or was sent to another address.
 */
export async function enterCode(
  tx: Tx,
  { userId, side, code }: { userId: UserId; side: LinkSide; code: string },
): Promise<'asked' | 'linked' | null> {
  const { rows } = await sql<{ user_id: UserId }>`
    update guardian_codes code set used_at = ${tx.now}
    from auth_users maker, auth_users recipient
    where code.code_hash = ${hashOf(typedCode(code))}
      and code.used_at is null and code.expires_at > ${tx.now}
      and maker.id = code.user_id and maker.suspended_at is null
      and maker.role = ${side === 'student' ? 'guardian' : 'student'}
      and recipient.id = ${userId}
      and (code.invited_email is null or code.invited_email = recipient.email)
    returning code.user_id`.execute(tx.db)
  const [codeRow] = rows
  if (codeRow === undefined) return null
  const pair =
    side === 'student'
      ? { studentId: userId, guardianId: codeRow.user_id }
      : { studentId: codeRow.user_id, guardianId: userId }
  return askToLink(tx, pair, side)
}

/**
 * A guardian answers the invitation that was sent to their address: accepting asks the student to confirm, and declining uses it up.
 * Null when there is no such invitation.
 */
export async function answerInvitation(
  tx: Tx,
  answer: { guardianId: UserId; studentId: UserId; accept: boolean },
): Promise<'asked' | 'linked' | 'refused' | null> {
  const { guardianId, studentId, accept } = answer
  const { rows } = await sql`
    update guardian_codes code set used_at = ${tx.now}
    from auth_users recipient
    where code.user_id = ${studentId} and code.used_at is null and code.expires_at > ${tx.now}
      and recipient.id = ${guardianId} and recipient.role = 'guardian' and recipient.email_verified
      and code.invited_email = recipient.email
    returning code.user_id`.execute(tx.db)
  if (rows.length === 0) return null
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  return accept ? askToLink(tx, { studentId, guardianId }, 'guardian') : 'refused'
}

/** Invites the guardian whose address the student gave; call it when the address is set or changed. */
export function inviteGuardian(tx: Tx, studentId: UserId): Promise<void> {
  return tx.enqueue('guardians.invite', { studentId })
}

/**
 * Creates an invitation's code and its letter. Does neither when this student or this address has reached
 * its limit, or when the recipient asked for no more invitations.
 */
export async function writeInvitation(
  tx: Tx,
  studentId: UserId,
  { publicUrl, secret }: { publicUrl: string; secret: string },
): Promise<void> {
  const student = await tx.db
    .selectFrom('student_profiles as student')
    .innerJoin('auth_users as account', 'account.id', 'student.user_id')
    .select(['student.guardian_email as guardianEmail', 'account.email', 'account.name'])
    .where('student.user_id', '=', studentId)
    .where('account.suspended_at', 'is', null)
    // Letters to strangers are only sent for students whose own address is confirmed.
    .where('account.email_verified', '=', true)
    .executeTakeFirst()
  if (student?.guardianEmail == null || student.guardianEmail === student.email) return
  if (!(await mayInvite(tx, studentId, student.guardianEmail))) return
  const neverToken = await consumeInvitation(tx, student.guardianEmail, secret)
  if (neverToken === null) {
    // The page shows what to do instead.
    tx.changed(studentId, 'guardians', 'mentor-sessions')
    return
  }
  const { code, expiresAt } = await insertCode(tx, studentId, student.guardianEmail)
  const invitation = { email: student.guardianEmail, student: student.name, code, neverToken }
  const letter = invitationLetter(invitation, publicUrl)
  await tx.post({ userId: studentId, kind: 'invitation', letter, until: expiresAt })
  tx.changed(studentId, 'guardians', 'mentor-sessions')
  const recipient = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', student.guardianEmail)
    .executeTakeFirst()
  if (recipient !== undefined) tx.changed(recipient.id, 'guardian')
}

/**
 * Only the invitation to the address in the profile can be answered: those to other addresses end, and one that
 * had ended that way is open again, because a second letter is not sent.
 */
export async function keepInvitationTo(
  tx: Tx,
  studentId: UserId,
  address: string | null,
): Promise<void> {
  const { rows } = await sql<{ recipient: UserId | null }>`
    update guardian_codes code
    set expires_at = case
      when code.invited_email = ${address} then code.created_at + make_interval(days => ${codeGoodForDays})
      else least(code.expires_at, ${tx.now}) end
    where code.user_id = ${studentId} and code.invited_email is not null and code.used_at is null
    returning (select id from auth_users where email = code.invited_email) as recipient`.execute(
    tx.db,
  )
  if (rows.length > 0) tx.changed(studentId, 'guardians', 'mentor-sessions')
  for (const { recipient } of rows) if (recipient !== null) tx.changed(recipient, 'guardian')
}

/** Deletes codes that expired a month ago. */
export async function forgetOldCodes(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('guardian_codes')
    .where('expires_at', '<', daysAfter(tx.now, -30))
    .execute()
}

async function mayInvite(tx: Tx, studentId: UserId, address: string): Promise<boolean> {
  // Locks the student, so that two concurrent jobs invite once.
  await tx.db
    .selectFrom('student_profiles')
    .select('user_id')
    .where('user_id', '=', studentId)
    .forUpdate()
    .execute()
  const invitations = await tx.db
    .selectFrom('guardian_codes')
    .select(['invited_email', 'created_at'])
    .where('user_id', '=', studentId)
    .where('invited_email', 'is not', null)
    .where('created_at', '>', daysAfter(tx.now, -codeGoodForDays))
    .execute()
  const lastDay = invitations.filter(({ created_at: at }) => at > daysAfter(tx.now, -1))
  return (
    lastDay.length < maxInvitationsPerDay &&
    invitations.every(({ invited_email: email }) => email !== address)
  )
}

async function insertCode(
  tx: Tx,
  userId: UserId,
  invitedEmail: string | null,
): Promise<{ code: string; expiresAt: Date }> {
  const code = linkCodeFrom(randomBytes(8))
  const expiresAt = daysAfter(tx.now, codeGoodForDays)
  await tx.db
    .insertInto('guardian_codes')
    .values({
      user_id: userId,
      code_hash: hashOf(code),
      invited_email: invitedEmail,
      created_at: tx.now,
      expires_at: expiresAt,
    })
    .execute()
  return { code, expiresAt }
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}
