import { randomBytes } from 'node:crypto'
import { daysAfter } from '#domain/day.ts'
import { maxColleagues, type ColleagueSeat } from '#domain/people/business-seat.ts'
import { codeGoodForDays, linkCodeFrom } from '#domain/people/link-code.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { lockProfile } from '../db/lock-profile.ts'
import type { Tx } from '../db/transaction.ts'
import { consumeInvitation } from '../guardians/invited-address-commands.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { logDeed } from '../seats/commands.ts'
import { ownerNames, seatsOf, type Acting } from '../seats/queries.ts'
import { hashOf } from './invitation-queries.ts'
import { colleagueLetter } from './mail.ts'

interface Sending {
  publicUrl: string
  secret: string
}

/** Invites a colleague by letter. An address that is invited already gets a new letter and the seat that was chosen last. */
export async function inviteColleague(
  tx: Tx,
  acting: Acting,
  invitation: { email: string; seat: ColleagueSeat },
  sending: Sending,
): Promise<void> {
  const { actsFor: businessId } = acting
  // Locked, so that the number of colleagues is checked one request at a time.
  await lockProfile(tx, businessId)
  await refuseUnfit(tx, businessId, invitation.email)
  await writeLetter(tx, businessId, invitation, sending)
  await logDeed(tx, acting, { deed: 'invited' })
}

/** Sends the letter again, with a new code. */
export async function inviteAgain(
  tx: Tx,
  businessId: UserId,
  id: string,
  sending: Sending,
): Promise<void> {
  const invitation = await tx.db
    .selectFrom('business_invitations')
    .select(['email', 'seat'])
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (invitation === undefined) throw notFound('Invitation not found')
  await writeLetter(tx, businessId, invitation, sending)
}

/** Takes an invitation back: its code stops working. */
export async function withdrawInvitation(tx: Tx, businessId: UserId, id: string): Promise<void> {
  const row = await tx.db
    .deleteFrom('business_invitations')
    .where('business_id', '=', businessId)
    .where('id', '=', id)
    .returning('email')
    .executeTakeFirst()
  tx.changed(businessId, 'business')
  if (row !== undefined) await changedForAddress(tx, row.email)
}

/** Deletes invitations that expired a month ago. */
export async function forgetOldInvitations(tx: Tx): Promise<void> {
  await tx.db
    .deleteFrom('business_invitations')
    .where('expires_at', '<', daysAfter(tx.now, -30))
    .execute()
}

async function refuseUnfit(tx: Tx, businessId: UserId, email: string): Promise<void> {
  const seats = await seatsOf(tx.db, businessId)
  const colleagues = [businessId, ...seats.map(({ user_id: userId }) => userId)]
  const taken = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .where('id', 'in', colleagues)
    .executeTakeFirst()
  if (taken?.id === businessId) throw badEmail('This is your own address.')
  if (taken !== undefined) throw badEmail('They are a colleague already.')
  const { others } = await tx.db
    .selectFrom('business_invitations')
    .select((all) => all.fn.countAll<number>().as('others'))
    .where('business_id', '=', businessId)
    .where('email', '<>', email)
    .executeTakeFirstOrThrow()
  if (seats.length + Number(others) < maxColleagues) return
  throw new Refusal(
    'not-possible',
    `You can have up to ${maxColleagues} colleagues, with those who are invited. Remove one first.`,
  )
}

async function writeLetter(
  tx: Tx,
  businessId: UserId,
  { email, seat }: { email: string; seat: ColleagueSeat },
  { publicUrl, secret }: Sending,
): Promise<void> {
  const neverToken = await consumeInvitation(tx, email, secret, 0)
  if (neverToken === null) throw badEmail('This address wants no letters from us. Use another one.')
  const code = linkCodeFrom(randomBytes(8))
  const until = daysAfter(tx.now, codeGoodForDays)
  const sent = { seat, code_hash: hashOf(code), sent_at: tx.now, expires_at: until }
  await tx.db
    .insertInto('business_invitations')
    .values({ ...sent, business_id: businessId, email })
    .onConflict((conflict) => conflict.columns(['business_id', 'email']).doUpdateSet(sent))
    .execute()
  const { business } = await ownerNames(tx.db, businessId)
  const letter = colleagueLetter({ email, business, seat, code, neverToken }, publicUrl)
  await tx.post({ userId: businessId, kind: 'invitation', letter, until })
  tx.changed(businessId, 'business')
  await changedForAddress(tx, email)
}

/** The invitation shows up, or goes, on the open pages of the account with this address. */
async function changedForAddress(tx: Tx, email: string): Promise<void> {
  const account = await tx.db
    .selectFrom('auth_users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  if (account !== undefined) tx.changed(account.id, 'business')
}

function badEmail(message: string): Refusal {
  return new Refusal('invalid', message, { fields: { email: message } })
}
