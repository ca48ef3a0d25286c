import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { href, type PagePath } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'

/** `confirm` the account's address, `change` it to another one, `reset` the password. */
export type LinkKind = 'confirm' | 'change' | 'reset'

const minuteMs = 60_000
const validMs: Record<LinkKind, number> = {
  confirm: 7 * 24 * 60 * minuteMs,
  change: 60 * minuteMs,
  reset: 60 * minuteMs,
}
const pageOf = {
  confirm: pages.confirmEmail,
  change: pages.confirmEmail,
  reset: pages.resetPassword,
} as const satisfies Record<LinkKind, PagePath>
export const badLink = 'This link no longer works. Ask for a new one.'
export const newerLink = 'We sent you a newer letter. Open the link in that one.'
/** How many replaced links are remembered, so that opening one gets a helpful message. */
const maxEarlierHashes = 10

/** Creates a link for a letter and invalidates the previous link of the same kind. */
export async function makeLink(
  tx: Tx,
  publicUrl: string,
  link: { userId: UserId; kind: LinkKind; email: string },
): Promise<string> {
  const { userId, kind, email } = link
  const token = `${userId}.${randomBytes(24).toString('base64url')}`
  const columns = {
    token_hash: hashOf(token),
    email,
    expires_at: linkExpiresAt(kind, tx.now),
    used_at: null,
  }
  await tx.db
    .insertInto('account_links')
    .values({ user_id: userId, kind, ...columns })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet({
        ...columns,
        // Links that went to another address are not remembered.
        earlier_hashes: sql`case when account_links.email = ${email}
          then (array_prepend(account_links.token_hash, account_links.earlier_hashes))[1:${sql.lit(maxEarlierHashes)}]
          else '{}' end`,
      }),
    )
    .execute()
  return publicUrl + href(pageOf[kind], { token })
}

/** When a link created now expires; after that its letter is not sent any more. */
export function linkExpiresAt(kind: LinkKind, now: Date): Date {
  return new Date(now.getTime() + validMs[kind])
}

/** A token begins with the id of the person it was sent to. */
function personOf(token: string) {
  return userIdSchema.safeParse(token.split('.')[0])
}

/** Consumes a link; of several concurrent calls only one gets it. */
export async function takeLink(
  tx: Tx,
  token: string,
  kinds: readonly LinkKind[],
): Promise<{ userId: UserId; kind: LinkKind; email: string }> {
  const { data: userId } = personOf(token)
  if (userId === undefined) throw new Refusal('not-possible', badLink)
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

/** What opening a confirmation link means; `replaced`: a newer letter has the valid link. */
export type ConfirmLinkUse = 'first' | 'again' | 'replaced'

/** Uses a confirmation link without deleting it; null when it never existed or has expired. */
export async function takeConfirmLink(
  tx: Tx,
  token: string,
): Promise<{ userId: UserId; email: string; use: ConfirmLinkUse } | null> {
  const { data: userId } = personOf(token)
  if (userId === undefined) return null
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

/** Invalidates all of the person's links: an earlier request must not undo what they do now. */
export async function endLinks(tx: Tx, userId: UserId): Promise<void> {
  await tx.db.deleteFrom('account_links').where('user_id', '=', userId).execute()
}

export async function forgetOldLinks(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('account_links').where('expires_at', '<=', tx.now).execute()
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
