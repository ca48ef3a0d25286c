import { letterLabel } from '#domain/people/letter-kind.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound } from '../http/refusal.ts'

/** Removes an undelivered letter from the staff desk, because somebody has dealt with it in another way. */
export async function dismissLetter(
  tx: Tx,
  id: string,
): Promise<{ person: string; kind: string; state: string }> {
  const row = await tx.db
    .selectFrom('letters as letter')
    .innerJoin('auth_users as account', 'account.id', 'letter.user_id')
    .select(['letter.user_id', 'letter.kind', 'letter.state', 'account.name'])
    .where('letter.id', '=', id)
    .forUpdate('letter')
    .executeTakeFirst()
  if (row === undefined) throw notFound('Letter not found')
  if (row.state === 'sent') throw new AlreadyDecided('This letter has already been sent')
  if (row.state === 'waiting') throw new AlreadyDecided('This letter is still being sent')
  const dismissed = await tx.db
    .insertInto('dismissed_letters')
    .values({ user_id: row.user_id, letter_id: id, dismissed_at: tx.now })
    .onConflict((conflict) => conflict.columns(['user_id', 'letter_id']).doNothing())
    .returning('letter_id')
    .executeTakeFirst()
  if (dismissed === undefined) throw new AlreadyDecided('This letter has already been dismissed')
  return { person: row.name, kind: letterLabel(row.kind), state: row.state }
}
