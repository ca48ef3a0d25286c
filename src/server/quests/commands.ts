import { inWindow, questAwardKey, windowOf } from '#domain/ledger/quests.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { claimAssigned } from '../xp/commands.ts'
import { boardOf } from './queries.ts'

/**
 * Starts a quest, with its window fixed from now on. What was done earlier in the window counts; a quest whose
 * goal was reached without a start is not on offer. A quest already in progress continues.
 */
export async function startQuest(tx: Tx, userId: UserId, questId: string): Promise<void> {
  const { now } = tx
  const quest = tx.content.quests.find(({ id }) => id === questId)
  if (quest === undefined) throw notFound('Quest not found')
  const { started, offered } = await boardOf(tx.db, tx.content, userId, now)
  if (started.some((row) => row.quest === quest && inWindow(row.window, now))) return
  if (!offered.includes(quest)) throw new Refusal('not-possible', 'This quest is not on offer now')

  const window = windowOf(quest.cadence, now)
  await tx.db
    .insertInto('student_quests')
    .values({
      user_id: userId,
      quest_id: quest.id,
      award_key: questAwardKey(quest, window),
      started_at: now,
      window_from: window.from,
      window_until: window.until,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  tx.changed(userId, 'quests', 'dashboard')
}

export type Claim =
  | { kind: 'claimed'; xp: number; leveledUpTo: number | null }
  | { kind: 'already-claimed' }

/** Pays a quest of today that was reached. A second tap pays nothing. */
export async function claimQuest(tx: Tx, userId: UserId, questId: string): Promise<Claim> {
  const claimed = await claimAssigned(tx, userId, questId)
  if (claimed !== null) return { kind: 'claimed', ...claimed }
  const { assigned } = await boardOf(tx.db, tx.content, userId, tx.now)
  const own = assigned.find(({ quest }) => quest.id === questId)
  if (own === undefined) throw notFound('Quest not found')
  if (own.done) return { kind: 'already-claimed' }
  throw new Refusal('not-possible', 'This quest is not done yet')
}
