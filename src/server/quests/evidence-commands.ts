import { inWindow, questAwardKey } from '#domain/ledger/quests.ts'
import { missingFrom } from '#domain/learning/written-work.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { recordActivity } from '../xp/commands.ts'
import { boardOf } from './queries.ts'

/**
 * Stores what the student did for a quest away from Upful, which completes the quest. Refused before the quest is
 * started, and when the text says too little. Once it is done, a second text has no effect.
 */
export async function giveEvidence(
  tx: Tx,
  userId: UserId,
  { questId, text }: { questId: string; text: string },
): Promise<void> {
  const { content, now } = tx
  const quest = content.quests.find(({ id }) => id === questId)
  if (quest?.evidence === undefined) throw notFound('Quest not found')
  const { started } = await boardOf(tx.db, content, userId, now)
  const own = started.find((row) => row.quest === quest && inWindow(row.window, now))
  if (own === undefined) throw new Refusal('not-possible', 'Start this quest first.')
  if (own.done) return
  const missing = missingFrom(text, quest.evidence)
  if (missing !== null) throw new Refusal('invalid', missing)

  const awardKey = questAwardKey(quest, own.window)
  await tx.db
    .insertInto('quest_evidence')
    .values({
      user_id: userId,
      award_key: awardKey,
      quest_id: quest.id,
      text: text.trim(),
      given_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await recordActivity(tx, {
    userId,
    type: 'quest_evidence',
    awardKey: `evidence:${awardKey}`,
    amount: 0,
    description: `Did ${quest.title}`,
    event: { event: 'evidence-given', subject: quest.id },
  })
}
