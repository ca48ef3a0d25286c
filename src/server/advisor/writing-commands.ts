import { sql } from 'kysely'
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
export async function claim(
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
  const begun = turn.leased_until !== null
  const wanted =
    provider !== null &&
    turn.use_ai !== false &&
    turn.notice !== 'provider-failed' &&
    // A sad or frightened person gets an answer in our own words, and their message stays with us.
    distressIn(turn.asked) === null
  const day = dayOf(tx.now)
  const paid =
    wanted && (turn.charged_on !== null || (await spend(tx.db, { userId, day, ...provider })))
  const claimed = {
    attempt: begun ? turn.attempt + 1 : turn.attempt,
    by: paid ? ('provider' as const) : ('guide' as const),
    notice: wanted && !paid ? ('budget-used' as const) : turn.notice,
  }
  await tx.db
    .updateTable('advisor_turns')
    .set({
      attempt: claimed.attempt,
      source: claimed.by,
      notice: claimed.notice,
      reply: '',
      charged_on: paid ? (turn.charged_on ?? day) : turn.charged_on,
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
    ...claimed,
  }
}

/** Saves the reply so far. `lost`: it was deleted, or another process has taken it over. */
export async function keep(
  tx: Tx,
  claimed: ClaimedReply,
  text: string,
): Promise<'go on' | 'stop' | 'lost'> {
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({ reply: text, leased_until: leaseEnd(tx.now, leaseSeconds) })
    .where(mine(claimed))
    .returning('stop_asked')
    .executeTakeFirst()
  if (row === undefined) return 'lost'
  return row.stop_asked ? 'stop' : 'go on'
}

export interface Finished {
  state: 'done' | 'stopped' | 'failed'
  text: string
  cards: readonly CardRef[]
  cutShort: boolean
  help: CrisisKind | null
  /** The provider's answer was not usable. */
  refunded: boolean
}

export async function finish(tx: Tx, claimed: ClaimedReply, finished: Finished): Promise<void> {
  const { state, text, cards, cutShort, help, refunded } = finished
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({
      state,
      reply: text,
      cards: JSON.stringify(cards),
      cut_short: cutShort,
      help,
      leased_until: null,
    })
    .where(mine(claimed))
    .returning('charged_on')
    .executeTakeFirst()
  if (row !== undefined && refunded) await refundShare(tx, claimed, row.charged_on)
}

/** The provider failed: its answer is refunded, and the guide writes the reply instead. */
export async function fallBackToGuide(tx: Tx, claimed: ClaimedReply): Promise<ClaimedReply | null> {
  const row = await tx.db
    .updateTable('advisor_turns')
    .set({
      attempt: claimed.attempt + 1,
      source: 'guide',
      notice: 'provider-failed',
      reply: '',
      leased_until: leaseEnd(tx.now, leaseSeconds),
    })
    .where(mine(claimed))
    .returning('charged_on')
    .executeTakeFirst()
  if (row === undefined) return null
  const next: ClaimedReply = {
    ...claimed,
    attempt: claimed.attempt + 1,
    by: 'guide',
    notice: 'provider-failed',
  }
  await refundShare(tx, next, row.charged_on)
  return next
}

/** Releases the reply to another process, because this one is stopping. */
export async function release(tx: Tx, claimed: ClaimedReply): Promise<void> {
  await tx.db
    .updateTable('advisor_turns')
    .set({ leased_until: tx.now })
    .where(mine(claimed))
    .execute()
}

async function refundShare(tx: Tx, claimed: ClaimedReply, chargedOn: string | null): Promise<void> {
  if (chargedOn === null) return
  await refund(tx.db, claimed.userId, dayFrom(chargedOn))
  await tx.db
    .updateTable('advisor_turns')
    .set({ charged_on: null })
    .where(mine(claimed, false))
    .execute()
}

/** The turn, as long as it is still in this attempt. */
function mine({ userId, replyId, attempt }: ClaimedReply, writing = true) {
  return sql<boolean>`user_id = ${userId} and id = ${replyId} and attempt = ${attempt}
    and (state = 'writing' or not ${writing}::boolean)`
}
