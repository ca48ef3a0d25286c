import { notify } from '../notifications/commands.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { setPreferredOpenings } from '../opportunities/standing-commands.ts'
import { setPreferred } from '../profiles/employer-standing-commands.ts'
import { decideVerification, type Verification } from '../profiles/verification-commands.ts'
import type { Done } from './log-commands.ts'
import { loggedPerson } from './person-name.ts'
import { refuseStaleCard } from './stale-card.ts'

export type VerificationAction = 'verified' | 'refused' | 'took-back'

/** The person hears the decision, never the reason: that is written for colleagues. */
export async function verifyPerson(
  tx: Tx,
  { userId, action, seen }: { userId: string; action: VerificationAction; seen: string },
): Promise<Done> {
  const subject = await loggedPerson(tx, userId)
  await refuseStaleCard(tx, userId, seen)
  const state = stateAfter[action]
  const before = await decideVerification(tx, { userId, state })
  if (before === state || (action === 'took-back' && before !== 'verified')) {
    throw new Refusal('not-possible', `This was decided before: ${subject.name} is ${before}`)
  }
  await notify(tx, {
    userId,
    type: 'verification-decided',
    data: { decision: action },
    key: `verification:${crypto.randomUUID()}`,
  })
  return { subject, before: { state: before }, after: { state } }
}

/** A preferred employer is one that staff know well; what the openings say follows at once. */
export async function preferEmployer(tx: Tx, userId: string, preferred: boolean): Promise<Done> {
  const subject = await loggedPerson(tx, userId)
  const { before, verified } = await setPreferred(tx, userId, preferred)
  if (preferred && !verified) {
    throw new Refusal('not-possible', `Verify ${subject.name} first`)
  }
  if (before === preferred) {
    const already = preferred ? 'is a preferred employer already' : 'is no preferred employer'
    throw new Refusal('not-possible', `${subject.name} ${already}`)
  }
  await setPreferredOpenings(tx, userId, preferred)
  return { subject, before: { preferred: before }, after: { preferred } }
}

const stateAfter: Readonly<Record<VerificationAction, Verification>> = {
  verified: 'verified',
  refused: 'refused',
  'took-back': 'pending',
}
