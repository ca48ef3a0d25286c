import { inWindow, questAwardKey, windowOf } from '#domain/ledger/quests.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { settle } from '../xp/commands.ts'
import { boardOf } from './queries.ts'

/**
 * Starts a quest, with its window fixed from now on. A quest already in progress continues, and one whose
 * goal was already reached in its window is completed immediately.
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
  await settle(tx, userId)
}
