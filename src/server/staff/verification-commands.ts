import { notify } from '../notifications/commands.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { decideVerification, type Verification } from '../profiles/verification-commands.ts'
import type { Done } from './log-commands.ts'
import { loggedPerson } from './person-name.ts'

export type VerificationAction = 'verified' | 'refused' | 'took-back'

/** The person hears the decision, never the reason: that is written for colleagues. */
export async function verifyPerson(
  tx: Tx,
  userId: string,
  action: VerificationAction,
): Promise<Done> {
  const subject = await loggedPerson(tx, userId)
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

const stateAfter: Readonly<Record<VerificationAction, Verification>> = {
  verified: 'verified',
  refused: 'refused',
  'took-back': 'pending',
}
