import type { PersonToVerify } from '#contract/staff.ts'
import { firstName } from '#domain/people/profile.ts'
import { reasonWords } from '#domain/people/staff-answers.ts'
import {
  foreignChecks,
  lacksReferences,
  referencesNeeded,
  spokeToReferences,
  type VerificationCheck,
} from '#domain/people/verification-checks.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { resumeHiring } from '../applications/resume-hiring-commands.ts'
import { closeCase } from '../cases/assign-commands.ts'
import { notify } from '../notifications/commands.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, Refusal } from '../http/refusal.ts'
import { processPlansOf } from '../mentoring/away-commands.ts'
import { resumeSessions } from '../mentoring/pause-commands.ts'
import { setPreferredOpenings } from '../openings/pause-commands.ts'
import { noteReferencesSpokenTo } from '../profiles/detail-commands.ts'
import { setPreferred } from '../profiles/business-trust-commands.ts'
import { decideVerification, type Verification } from '../profiles/verification-commands.ts'
import type { ActionResult } from './act.ts'
import { loggedPerson } from './person-name.ts'
import { refuseStaleCard } from './stale-card.ts'

export type VerificationAction = 'verified' | 'refused' | 'asked-more' | 'took-back'

interface VerificationDecision {
  /** Who decides. */
  staffId: UserId
  userId: UserId
  action: VerificationAction
  /** The fingerprint of the card as staff saw it. */
  seen: string
  /** From the lists in the domain; shown to the person. */
  reasons?: readonly string[]
  /** What staff did before they verified. */
  checks?: readonly VerificationCheck[]
  /** Why they did not speak to both references of a mentor. */
  noReferences?: string | undefined
}

/** The person is told the decision and the listed reasons; the free text is for colleagues. */
export async function verifyPerson(tx: Tx, decision: VerificationDecision): Promise<ActionResult> {
  const { userId, staffId, action, seen, reasons = [], checks = [], noReferences } = decision
  const subject = await loggedPerson(tx, userId)
  const card = await refuseStaleCard(tx, userId, seen)
  if (action === 'verified') refuseUnchecked(card, checks, noReferences)
  const state = stateAfter[action]
  const answer = answerIn[action]
  const before = await decideVerification(tx, {
    userId,
    state,
    ...(answer === undefined ? {} : { answer: { answer, reasons } }),
  })
  if (!possibleFrom[action].includes(before)) {
    throw new AlreadyDecided(`This was already decided: ${subject.name} is ${before}`)
  }
  if (action === 'verified' || action === 'refused') await closeCase(tx, userId, staffId)
  if (spokeToReferences(checks)) await noteReferencesSpokenTo(tx, userId)
  if (action === 'verified') {
    await resumeSessions(tx, userId)
    await resumeHiring(tx, userId)
  } else await processPlansOf(tx, userId)
  await notify(tx, {
    userId,
    type: 'verification-decided',
    data: { decision: action, reasons },
    key: `verification:${crypto.randomUUID()}`,
  })
  const reasonFacts = reasons.length === 0 ? {} : { told: reasonWords(reasons).join(' ') }
  return { subject, before: { state: before }, after: { state, ...reasonFacts } }
}

/** Refuses a verification unless staff have everything they must check. */
function refuseUnchecked(
  card: PersonToVerify,
  checks: readonly VerificationCheck[],
  noReferences: string | undefined,
): void {
  if (card.missing.length > 0) {
    throw new Refusal(
      'not-possible',
      `${firstName(card.name)} has not told us: ${card.missing.join(', ')}. Ask for more first.`,
    )
  }
  if (foreignChecks(card.role, checks).length > 0) {
    throw new Refusal('invalid', `Choose what you checked for a ${card.role}`)
  }
  if (noReferences === undefined && lacksReferences(card.role, checks)) {
    throw new Refusal('invalid', referencesNeeded, { fields: { noReferences: referencesNeeded } })
  }
}

/** A preferred employer is one that staff know well; its openings show it immediately. */
export async function preferEmployer(
  tx: Tx,
  userId: UserId,
  preferred: boolean,
): Promise<ActionResult> {
  const subject = await loggedPerson(tx, userId)
  const { before, verified } = await setPreferred(tx, userId, preferred)
  if (preferred && !verified) {
    throw new Refusal('not-possible', `Verify ${subject.name} first`)
  }
  if (before === preferred) {
    const already = preferred ? 'is already a preferred employer' : 'is not a preferred employer'
    throw new AlreadyDecided(`${subject.name} ${already}`)
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
