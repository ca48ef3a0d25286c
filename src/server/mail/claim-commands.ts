import type { Selectable } from 'kysely'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tables } from '../db/tables.ts'
import { leaseEnd } from '../db/lease.ts'
import type { Tx } from '../db/transaction.ts'
import type { Letter } from './letter.ts'
import type { DeliveryOutcome } from './outcome.ts'
import { openLetter } from './sealed-letter.ts'

export type LetterRow = Selectable<Tables['letters']>

/** For a kind of letter that is composed when it is sent. */
export interface Composer {
  /** `nothing` when there is nothing left to send; a date when it must wait until then. */
  compose: (tx: Tx, row: LetterRow) => Promise<Letter | Date | 'nothing'>
  /** Called in the transaction that records it as sent. */
  sent: (tx: Tx, row: LetterRow) => Promise<void>
}

export type Composers = Readonly<Record<string, Composer>>

/** How long others wait before they take over the letter of a process that may have died. */
export const leaseSeconds = 120
const maxUnclearAttempts = 3

/**
 * Claims the next letter that is due. `again` when it was settled without being sent; null when none is
 * due.
 */
export async function claimLetter(
  tx: Tx,
  options: { composers: Composers; secret: string; busyDomains: readonly string[] },
): Promise<{ row: LetterRow; letter: Letter } | 'again' | null> {
  const { composers, secret, busyDomains } = options
  const due = await dueLetter(tx, busyDomains)
  if (due === undefined) return null
  // If the letter is still leased, its process died while sending it, perhaps after delivery.
  const unclear = due.unclear_tries + (due.leased_until === null ? 0 : 1)
  if (due.until <= tx.now || unclear >= maxUnclearAttempts) {
    await endLetter(tx, due, { state: 'given-up', code: due.code ?? 'late', unclear })
    return 'again'
  }
  const letter = await letterOf(tx, due, composers, secret)
  if (letter === 'unreadable') {
    await endLetter(tx, due, { state: 'given-up', code: 'unreadable', unclear })
    return 'again'
  }
  if (letter === 'nothing') {
    await tx.db
      .deleteFrom('letters')
      .where('user_id', '=', due.user_id)
      .where('id', '=', due.id)
      .execute()
    return 'again'
  }
  if (letter instanceof Date) {
    await change(tx, due, { next_at: letter, leased_until: null })
    return 'again'
  }
  const tries = due.tries + 1
  await change(tx, due, {
    leased_until: leaseEnd(tx.now, leaseSeconds),
    tries,
    unclear_tries: unclear,
  })
  return { row: { ...due, tries, unclear_tries: unclear }, letter }
}

/** Renews the lease of a letter that is still being sent. */
export async function renewLease(tx: Tx, row: LetterRow): Promise<void> {
  await tx.db
    .updateTable('letters')
    .set({ leased_until: leaseEnd(tx.now, leaseSeconds) })
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    // Not if it has just been settled.
    .where('leased_until', 'is not', null)
    .where('tries', '=', row.tries)
    .execute()
}

/** Records the outcome of an attempt. */
export async function settleLetter(
  tx: Tx,
  { row, to }: { row: LetterRow; to: string },
  outcome: DeliveryOutcome,
  composers: Composers,
): Promise<void> {
  if (outcome.kind === 'sent') {
    await endLetter(tx, row, { state: 'sent', code: null })
    await composers[row.kind]?.sent(tx, row)
    await tx.db
      .deleteFrom('bounced_addresses')
      .where('user_id', '=', row.user_id)
      .where('email', '=', to)
      .execute()
    return
  }
  const { kind, code } = outcome
  const unclear = row.unclear_tries + (kind === 'unclear' ? 1 : 0)
  if (kind === 'bounced') {
    await endLetter(tx, row, { state: 'bounced', code })
    await noteBounce(tx, { userId: row.user_id, email: to, code })
  } else if (kind === 'refused' || unclear >= maxUnclearAttempts) {
    await endLetter(tx, row, { state: 'given-up', code, unclear })
  } else {
    // It does not count as an attempt if the mail server could not be reached.
    const tries = kind === 'unreachable' ? row.tries - 1 : row.tries
    const next = kind === 'unreachable' ? tx.now : nextAttempt(row, tx.now)
    const values = { leased_until: null, next_at: next, tries, unclear_tries: unclear, code }
    await change(tx, row, values)
  }
}

function dueLetter(tx: Tx, busyDomains: readonly string[]): Promise<LetterRow | undefined> {
  return tx.db
    .selectFrom('letters')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('next_at', '<=', tx.now)
    .where((to) => to.or([to('leased_until', 'is', null), to('leased_until', '<=', tx.now)]))
    .$if(busyDomains.length > 0, (query) => query.where('domain', 'not in', [...busyDomains]))
    .orderBy('urgent', 'desc')
    .orderBy('next_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
}

function letterOf(
  tx: Tx,
  row: LetterRow,
  composers: Composers,
  secret: string,
): Promise<Letter | Date | 'nothing' | 'unreadable'> | Letter | 'unreadable' {
  if (row.sealed !== null) return openLetter(secret, row.sealed) ?? 'unreadable'
  return composers[row.kind]?.compose(tx, row) ?? 'unreadable'
}

async function endLetter(
  tx: Tx,
  row: LetterRow,
  end: { state: 'sent' | 'given-up' | 'bounced'; code: string | null; unclear?: number },
): Promise<void> {
  const { state, code, unclear = row.unclear_tries } = end
  // Staff may retry a letter that did not arrive, as long as its link is valid.
  const sealed = state !== 'sent' && row.until > tx.now ? row.sealed : null
  const values = {
    state,
    code,
    sealed,
    unclear_tries: unclear,
    leased_until: null,
    ended_at: tx.now,
  }
  await change(tx, row, values)
}

async function noteBounce(
  tx: Tx,
  bounce: { userId: UserId; email: string; code: string },
): Promise<void> {
  const { userId, email, code } = bounce
  await tx.db
    .insertInto('bounced_addresses')
    .values({ user_id: userId, email, code, bounced_at: tx.now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'email']).doUpdateSet({ code, bounced_at: tx.now }),
    )
    .execute()
}

/** Changes nothing if the account, and its letters with it, was deleted in the meantime. */
async function change(
  tx: Tx,
  row: LetterRow,
  values: Partial<Omit<LetterRow, 'user_id' | 'id'>>,
): Promise<void> {
  await tx.db
    .updateTable('letters')
    .set(values)
    .where('user_id', '=', row.user_id)
    .where('id', '=', row.id)
    .execute()
}

function nextAttempt({ urgent, tries }: LetterRow, now: Date): Date {
  const minutes = Math.min(urgent ? 5 : 30, 2 ** tries / 2)
  return new Date(now.getTime() + minutes * 60_000)
}
