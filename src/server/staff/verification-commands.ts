import { reasonWords } from '#domain/staff-answers.ts'
import { notify } from '../notifications/commands.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { setPreferredOpenings } from '../opportunities/standing-commands.ts'
import { setPreferred } from '../profiles/employer-standing-commands.ts'
import { decideVerification, type Verification } from '../profiles/verification-commands.ts'
import type { Done } from './log-commands.ts'
import { loggedPerson } from './person-name.ts'
import { refuseStaleCard } from './stale-card.ts'

export type VerificationAction = 'verified' | 'refused' | 'asked-more' | 'took-back'

interface VerificationDecision {
  userId: string
  action: VerificationAction
  /** How the card was when it was read. */
  seen: string
  /** Of the lists in the domain: what the person reads. */
  reasons?: readonly string[]
}

/** The person hears the decision and the reasons of the list; the free words are for colleagues. */
export async function verifyPerson(tx: Tx, decision: VerificationDecision): Promise<Done> {
  const { userId, action, seen, reasons = [] } = decision
  const subject = await loggedPerson(tx, userId)
  await refuseStaleCard(tx, userId, seen)
  const state = stateAfter[action]
  const answer = answerIn[action]
  const before = await decideVerification(tx, {
    userId,
    state,
    ...(answer === undefined ? {} : { answer: { answer, reasons } }),
  })
  if (!possibleFrom[action].includes(before)) {
    throw new Refusal('not-possible', `This was decided before: ${subject.name} is ${before}`)
  }
  await notify(tx, {
    userId,
    type: 'verification-decided',
    data: { decision: action, reasons },
    key: `verification:${crypto.randomUUID()}`,
  })
  const told = reasons.length === 0 ? {} : { told: reasonWords(reasons).join(' ') }
  return { subject, before: { state: before }, after: { state, ...told } }
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
  'asked-more': 'pending',
  'took-back': 'pending',
}

const answerIn: Readonly<Partial<Record<VerificationAction, 'refused' | 'more'>>> = {
  refused: 'refused',
  'asked-more': 'more',
}

const possibleFrom: Readonly<Record<VerificationAction, readonly Verification[]>> = {
  verified: ['pending', 'refused'],
  refused: ['pending', 'verified'],
  'asked-more': ['pending'],
  'took-back': ['verified'],
}
