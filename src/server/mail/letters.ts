import { sql } from 'kysely'
import { letterKinds, replacesOlder, type LetterKind } from '#domain/people/letter-kind.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { TxDb } from '../db/database.ts'
import type { Letter } from './letter.ts'
import { sealLetter } from './sealed-letter.ts'

export interface NewLetter {
  /** The recipient, or the person on whose behalf we write to somebody else. */
  userId: UserId
  kind: LetterKind
  letter: Letter
  /** When the link or code in it expires; after that it is no longer sent. */
  until: Date
}

/** Puts a letter into the outbox, in the transaction of the change that causes it. */
export async function postLetter(
  db: TxDb,
  { userId, kind, letter, until }: NewLetter,
  { now, secret }: { now: Date; secret: string },
): Promise<void> {
  if (replacesOlder(kind)) await dropWaiting(db, { userId, kind, now })
  await db
    .insertInto('letters')
    .values({
      user_id: userId,
      kind,
      urgent: letterKinds[kind].urgent,
      domain: domainOf(letter.to),
      sealed: sealLetter(secret, letter),
      created_at: now,
      until,
      next_at: now,
    })
    .execute()
}

/**
 * Schedules a row of the outbox for a letter that is composed when it is sent. One row is enough for
 * everything that is due to a person at the same time.
 */
export async function reserveLetter(
  db: TxDb,
  reservation: { userId: UserId; kind: LetterKind; at: Date; until: Date; now: Date },
): Promise<void> {
  const { userId, kind, at, until, now } = reservation
  await sql`
    insert into letters (user_id, kind, urgent, domain, created_at, until, next_at)
    select account.id, ${kind}, ${letterKinds[kind].urgent}, split_part(account.email, '@', 2),
      ${now}, ${until}, ${at}
    from auth_users account
    where account.id = ${userId} and not exists (select from letters waiting
      where waiting.user_id = ${userId} and waiting.kind = ${kind} and waiting.state = 'waiting'
        and waiting.tries = 0 and waiting.next_at = ${at})`.execute(db)
}

/** Deletes letters that are waiting, but not one that is being sent right now. */
async function dropWaiting(
  db: TxDb,
  { userId, kind, now }: { userId: UserId; kind: LetterKind; now: Date },
): Promise<void> {
  await db
    .deleteFrom('letters')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
    .execute()
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
