import type { ShownProfile } from '#contract/profiles.ts'
import { reasonWords } from '#domain/people/staff-answers.ts'
import type { Profile as Details } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Db } from '../db/database.ts'
import { profileHash } from './profile-hash.ts'

/** Staff's answer to someone they have not verified, with reasons from the list. */
export async function answerOf(
  db: Db,
  userId: UserId,
  details: Details,
): Promise<ShownProfile['answer']> {
  const row = await db
    .selectFrom('verification_answers as answer')
    .leftJoin('answered_profiles as answered', 'answered.user_id', 'answer.user_id')
    .select(['answer.answer', 'answer.reasons', 'answer.sent_again_at', 'answered.profile_hash'])
    .where('answer.user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    kind: row.answer === 'refused' ? 'refused' : 'more',
    reasons: reasonWords(row.reasons),
    sentAgain: row.sent_again_at !== null,
    changedSince: row.profile_hash !== null && row.profile_hash !== profileHash(details),
  }
}
