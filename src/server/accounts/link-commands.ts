import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Tx } from '../db/transaction.ts'
import { isUuid } from '../http/uuid.ts'
import { Refusal } from '../http/refusal.ts'

/** `confirm` the account's address, `change` it to another one, `reset` the password. */
export type LinkKind = 'confirm' | 'change' | 'reset'

const minuteMs = 60_000
const goodForMs: Record<LinkKind, number> = {
  confirm: 7 * 24 * 60 * minuteMs,
  change: 60 * minuteMs,
  reset: 60 * minuteMs,
}
const pageOf: Record<LinkKind, string> = {
  confirm: 'confirm-email',
  change: 'confirm-email',
  reset: 'reset-password',
}
export const badLink = 'This link no longer works. Ask for a new one.'
export const newerLink = 'We sent you a newer letter. Open the link in that one.'
/** Nobody opens more letters than that. */
const earlierKept = 10

/** A link for a letter. It ends the link of its kind that was made before. */
export async function makeLink(
  tx: Tx,
  publicUrl: string,
  link: { userId: string; kind: LinkKind; email: string },
): Promise<string> {
  const { userId, kind, email } = link
  const token = `${userId}.${randomBytes(24).toString('base64url')}`
  const fresh = {
    token_hash: hashOf(token),
    email,
    expires_at: linkEnds(kind, tx.now),
    used_at: null,
  }
  await tx.db
    .insertInto('account_links')
    .values({ user_id: userId, kind, ...fresh })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        ...fresh,
        // Of a letter to another address nothing is remembered.
        earlier_hashes: sql`case when account_links.email = ${email}
          then (array_prepend(account_links.token_hash, account_links.earlier_hashes))[1:${sql.lit(earlierKept)}]
          else '{}' end`,
      }),
    )
    .execute()
  return `${publicUrl}/${pageOf[kind]}?token=${token}`
}

/** When a link that is made now stops to work, and with it the use of its letter. */
export function linkEnds(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + goodForMs[kind])
}

/** Uses a link up; of several at once only one gets it. */
export async function takeLink(
  tx: Tx,
  token: string,
  kinds: readonly LinkKind[],
): Promise<{ userId: string; kind: LinkKind; email: string }> {
  const [userId = ''] = token.split('.')
  if (!isUuid(userId)) throw new Refusal('not-possible', badLink)
  const link = await tx.db
    .deleteFrom('account_links')
    .where('user_id', '=', userId)
    .where('token_hash', '=', hashOf(token))
    .where('kind', 'in', kinds)
    .where('expires_at', '>', tx.now)
    .where('used_at', 'is', null)
    .returning(['kind', 'email'])
    .executeTakeFirst()
  if (link === undefined) throw new Refusal('not-possible', badLink)
  return { userId, kind: link.kind, email: link.email }
}

/** What opening a link that confirms an address means; `replaced` by the link of a newer letter. */
export type ConfirmLinkUse = 'first' | 'again' | 'replaced'

/** Uses a link that confirms an address, and keeps it; null when it was never one, or is too old. */
export async function takeConfirmLink(
  tx: Tx,
  token: string,
): Promise<{ userId: string; email: string; use: ConfirmLinkUse } | null> {
  const [userId = ''] = token.split('.')
  if (!isUuid(userId)) return null
  const hash = hashOf(token)
  const link = await tx.db
    .selectFrom('account_links')
    .select(['email', 'used_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .where('expires_at', '>', tx.now)
    .where(sql<boolean>`(token_hash = ${hash} or ${hash} = any(earlier_hashes))`)
    .forUpdate()
    .executeTakeFirst()
  if (link === undefined) return null
  const { email } = link
  if (link.token_hash !== hash) return { userId, email, use: 'replaced' }
  if (link.used_at !== null) return { userId, email, use: 'again' }
  await tx.db
    .updateTable('account_links')
    .set({ used_at: tx.now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'confirm')
    .execute()
  return { userId, email, use: 'first' }
}

/** Ends every link of the person: what was asked for before must not undo what they do now. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await tx.db.deleteFrom('account_links').where('user_id', '=', userId).execute()
}

export async function forgetOldLinks(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('account_links').where('expires_at', '<=', tx.now).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
