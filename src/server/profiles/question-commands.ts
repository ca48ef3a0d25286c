import { dayOf } from '#domain/day.ts'
import type { AskedField } from '#domain/people/profile-question.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'

/** Records that a question about the profile was answered or put off today. */
export async function noteAsked(tx: Tx, userId: UserId, field: AskedField): Promise<void> {
  const day = JSON.stringify({ [field]: dayOf(tx.now) })
  await tx.db
    .updateTable('student_profiles')
    .set({ questions: sql`questions || ${day}::jsonb` })
    .where('user_id', '=', userId)
    .execute()
  tx.changed(userId, 'dashboard')
}
