import type { Profile } from '#contract/profiles.ts'
import { reasonWords } from '#domain/staff-answers.ts'
import type { Db } from '../db/database.ts'

/** What staff answered somebody they have not verified, in the words of the list. */
export async function answerOf(db: Db, userId: string): Promise<Profile['answer']> {
  const row = await db
    .selectFrom('verification_answers')
    .select(['answer', 'reasons', 'sent_again_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    kind: row.answer === 'refused' ? 'refused' : 'more',
    reasons: reasonWords(row.reasons),
    sentAgain: row.sent_again_at !== null,
  }
}
