import { letterLabel } from '#domain/people/letter-kind.ts'
import type { Tx } from '../db/transaction.ts'
import { AlreadyDecided, notFound, Refusal } from '../http/refusal.ts'
import type { LetterRow } from './claim-commands.ts'
import { canBeTried } from './letter-queries.ts'
import { openLetter } from './sealed-letter.ts'

export interface RetriedLetter {
  person: string
  kind: string
  before: { state: string; tries: number }
}

/** Puts an undelivered letter back into the outbox, to be sent now. */
export async function tryLetterAgain(tx: Tx, id: string, secret: string): Promise<RetriedLetter> {
  const row = await tx.db
    .selectFrom('letters')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) throw notFound('Letter not found')
  if (row.state === 'sent') throw new Refusal('not-possible', 'This letter has already been sent')
  if (await isDismissed(tx, row)) throw new AlreadyDecided('This letter has already been dismissed')
  if (!canBeTried(row, tx.now))
    throw new Refusal('not-possible', 'This letter cannot be sent again. Ask for a new one.')
  const account = await tx.db
    .selectFrom('auth_users')
    .select(['name', 'email'])
    .where('id', '=', row.user_id)
    .executeTakeFirstOrThrow()
  await tx.db
    .updateTable('letters')
    .set({
      state: 'waiting',
      next_at: tx.now,
      tries: 0,
      unclear_tries: 0,
      leased_until: null,
      ended_at: null,
    })
    .where('user_id', '=', row.user_id)
    .where('id', '=', id)
    .execute()
  // Notifications are not sent to an address that bounced, so its bounce is cleared.
  await tx.db
    .deleteFrom('bounced_addresses')
    .where('user_id', '=', row.user_id)
    .where('email', '=', addressOf(row, secret) ?? account.email)
    .execute()
  return {
    person: account.name,
    kind: letterLabel(row.kind),
    before: { state: row.state, tries: row.tries },
  }
}

async function isDismissed(tx: Tx, { user_id: userId, id }: LetterRow): Promise<boolean> {
  const dismissed = await tx.db
    .selectFrom('dismissed_letters')
    .select('letter_id')
    .where('user_id', '=', userId)
    .where('letter_id', '=', id)
    .executeTakeFirst()
  return dismissed !== undefined
}

function addressOf({ sealed }: LetterRow, secret: string): string | undefined {
  return sealed === null ? undefined : openLetter(secret, sealed)?.to
}
