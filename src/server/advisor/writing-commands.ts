import { sql } from 'kysely'
import type { AnsweredBy, GuideChoice } from '#domain/guide/guide-answer.ts'
import type { CardRef } from '#domain/learning/cards.ts'
import type { CrisisKind } from '#domain/safety/crisis-words.ts'
import { dayFrom, dayOf } from '#domain/day.ts'
import { ageBandOf } from '#domain/people/birth-month.ts'
import { distressIn } from '#domain/safety/distress.ts'
import type { Role } from '#domain/people/role.ts'
import { isLeased, leaseEnd } from '../db/lease.ts'
import type { Tx } from '../db/transaction.ts'
import { refund, spend, type Budget } from './budget.ts'
import type { TurnKey } from './commands.ts'

/** A reply that this process is writing. Another process may take it over when its lease ends. */
export interface ClaimedReply extends TurnKey {
  conversationId: string
  asked: string
  askedAt: Date
  attempt: number
  by: 'provider' | 'guide'
  notice: Notice | null
  role: Role
  adult: boolean
}
export type Notice = 'provider-failed' | 'budget-used'

const leaseSeconds = 30

/**
 * Claims a reply that is not being written; null when there is nothing to do. A reply that another
 * process left unfinished is started again, and has already been counted.
 */
export async function claimReply(
  tx: Tx,
  { userId, replyId }: TurnKey,
  provider: Budget | null,
): Promise<ClaimedReply | null> {
  const turn = await tx.db
    .selectFrom('advisor_turns as turn')
    .innerJoin('auth_users as person', 'person.id', 'turn.user_id')
    .leftJoin('student_profiles as student', 'student.user_id', 'turn.user_id')
    .leftJoin('advisor_settings as settings', 'settings.user_id', 'turn.user_id')
    .selectAll('turn')
    .select(['person.role', 'student.birth_month', 'settings.use_ai'])
    .where('turn.user_id', '=', userId)
    .where('turn.id', '=', replyId)
    .forUpdate('turn')
    .executeTakeFirst()
  if (turn === undefined || turn.state !== 'writing') return null
  if (isLeased(turn, tx.now)) return null
  const isRestart = turn.leased_until !== null
  const wantsProvider =
    provider !== null &&
    turn.use_ai !== false &&
    turn.notice !== 'provider-failed' &&
    // A sad or frightened person gets an answer in our own words, and their message stays with us.
    distressIn(turn.asked) === null
  const day = dayOf(tx.now)
  const isPaid =
    wantsProvider &&
    (turn.charged_on !== null || (await spend(tx.db, { userId, day, ...provider })))
  const claim = {
    attempt: isRestart ? turn.attempt + 1 : turn.attempt,
    by: isPaid ? ('provider' as const) : ('guide' as const),
    notice: wantsProvider && !isPaid ? ('budget-used' as const) : turn.notice,
  }
  await tx.db
    .updateTable('advisor_turns')
    .set({
      attempt: claim.attempt,
      source: claim.by,
      notice: claim.notice,
      reply: '',
      charged_on: isPaid ? (turn.charged_on ?? day) : turn.charged_on,
      leased_until: leaseEnd(tx.now, leaseSeconds),
    })
    .where('user_id', '=', userId)
    .where('id', '=', replyId)
    .execute()
  const adult = turn.role !== 'student' || ageBandOf(turn.birth_month, tx.now) === 'adult'
  return {
    userId,
    replyId,
    conversationId: turn.conversation_id,
    asked: turn.asked,
    askedAt: turn.asked_at,
    role: turn.role,
    adult,
    ...claim,
  }
}

/** Saves the reply so far. `lost`: it was deleted, or another process has taken it over. */
export async function saveText(
  tx: Tx,
  claimedReply: ClaimedReply,
  text: string,
): Promise<'continue' | 'stop' | 'lost'> {
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({ reply: text, leased_until: leaseEnd(tx.now, leaseSeconds) })
    .where(isCurrent(claimedReply))
    .returning('stop_asked')
    .executeTakeFirst()
  if (row === undefined) return 'lost'
  return row.stop_asked ? 'stop' : 'continue'
}

export interface FinishedReply {
  state: 'done' | 'stopped' | 'failed'
  text: string
  cards: readonly CardRef[]
  choices: readonly GuideChoice[]
  /** Null when the guide did not write it. */
  answeredBy: AnsweredBy | null
  cutShort: boolean
  help: CrisisKind | null
  /** The provider's answer was not usable. */
  refunded: boolean
}

export async function finish(
  tx: Tx,
  claimedReply: ClaimedReply,
  result: FinishedReply,
): Promise<void> {
  const { state, text, cards, choices, answeredBy, cutShort, help, refunded } = result
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({
      state,
      reply: text,
      cards: JSON.stringify(cards),
      choices: JSON.stringify(choices),
      answered_kind: answeredBy?.kind ?? null,
      answered_id: answeredBy?.id ?? null,
      cut_short: cutShort,
      help,
      leased_until: null,
    })
    .where(isCurrent(claimedReply))
    .returning('charged_on')
    .executeTakeFirst()
  if (row !== undefined && refunded) await refundShare(tx, claimedReply, row.charged_on)
}

/** The provider failed: its answer is refunded, and the guide writes the reply instead. */
export async function fallBackToGuide(
  tx: Tx,
  claimedReply: ClaimedReply,
): Promise<ClaimedReply | null> {
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({
      attempt: claimedReply.attempt + 1,
      source: 'guide',
      notice: 'provider-failed',
      reply: '',
      leased_until: leaseEnd(tx.now, leaseSeconds),
    })
    .where(isCurrent(claimedReply))
    .returning('charged_on')
    .executeTakeFirst()
  if (row === undefined) return null
  const next: ClaimedReply = {
    ...claimedReply,
    attempt: claimedReply.attempt + 1,
    by: 'guide',
    notice: 'provider-failed',
  }
  await refundShare(tx, next, row.charged_on)
  return next
}

/** Releases the reply to another process, because this one is stopping. */
export async function release(tx: Tx, claimedReply: ClaimedReply): Promise<void> {
  await tx.db
    .updateTable('advisor_turns')
    .set({ leased_until: tx.now })
    .where(isCurrent(claimedReply))
    .execute()
}

async function refundShare(
  tx: Tx,
  claimedReply: ClaimedReply,
  chargedOn: string | null,
): Promise<void> {
  if (chargedOn === null) return
  await refund(tx.db, claimedReply.userId, dayFrom(chargedOn))
  await tx.db
    .updateTable('advisor_turns')
    .set({ charged_on: null })
    .where(isCurrent(claimedReply, false))
    .execute()
}

/** SQL condition: the turn is still in this attempt. */
function isCurrent({ userId, replyId, attempt }: ClaimedReply, writing = true) {
  return sql<boolean>`user_id = ${userId} and id = ${replyId} and attempt = ${attempt}
    and (state = 'writing' or not ${writing}::boolean)`
}
