import type { Facts } from '#domain/people/staff-action.ts'
import { reasonWords } from '#domain/people/staff-answers.ts'
import { stopHiring } from '../applications/stop-hiring-commands.ts'
import type { Tx } from '../db/transaction.ts'
import { decideOpening, type OpeningDecision } from '../openings/decision-commands.ts'
import { countReadPosting } from '../profiles/business-trust-commands.ts'
import type { ActionResult } from './act.ts'
import { refuseStalePost } from './seen-opening.ts'
import { notifyBusiness } from '../seats/commands.ts'

interface PostDecision {
  id: string
  /** The fingerprint of the card as staff saw it. */
  seen: string
  decision: OpeningDecision
  reasons?: readonly string[]
}

/** The business that posted it is told the decision, but never who reported it. */
export async function decidePost(
  tx: Tx,
  { id, seen, decision, reasons = [] }: PostDecision,
): Promise<ActionResult> {
  await refuseStalePost(tx, id, seen)
  const outcome = await decideOpening(tx, { id, decision, reasons })
  const { title, businessId, firstTime, before, after } = outcome
  if (decision === 'remove') await stopHiring(tx, { postingId: id })
  if (businessId !== null && firstTime) await countReadPosting(tx, businessId)
  if (businessId !== null && decision !== 'dismiss-reports') {
    await notifyBusiness(tx, businessId, {
      type: 'posting-decided',
      data: { title, decision: decisionForBusiness[decision], reasons },
      key: `posting:${crypto.randomUUID()}`,
    })
  }
  return {
    subject: { id, name: title },
    before: factsOf(before),
    after: { ...factsOf(after), ...reasonFacts(reasons) },
  }
}

function reasonFacts(reasons: readonly string[]): Facts {
  return reasons.length === 0 ? {} : { told: reasonWords(reasons).join(' ') }
}

const decisionForBusiness = {
  publish: 'published',
  keep: 'held',
  hold: 'held',
  remove: 'removed',
} as const

function factsOf(state: Awaited<ReturnType<typeof decideOpening>>['before']): Facts {
  return { status: state.status, heldBy: state.heldBy, openReports: state.openReports }
}
