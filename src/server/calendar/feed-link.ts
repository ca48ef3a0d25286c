import { createHmac, timingSafeEqual } from 'node:crypto'
import { type UserId, userIdSchema } from '#domain/people/user-id.ts'

/**
 * The key in the link of a person's calendar: who it belongs to, and a signature nobody can guess (256 bits). Another
 * nonce is another link.
 */
export function feedKey(secret: string, userId: UserId, nonce: string): string {
  return `${Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')}.${signature(secret, userId, nonce)}`
}

/** Whose calendar a key asks for. It opens it only if `isFeedKey` says so. */
export function ownerIn(key: string): UserId | null {
  const [owner = ''] = key.split('.')
  const hex = Buffer.from(owner, 'base64url').toString('hex')
  const uuid = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return userIdSchema.safeParse(uuid).data ?? null
}

export function isFeedKey(secret: string, key: string, owner: { userId: UserId; nonce: string }) {
  const expected = Buffer.from(feedKey(secret, owner.userId, owner.nonce))
  const actual = Buffer.from(key)
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}

function signature(secret: string, userId: UserId, nonce: string): string {
  return createHmac('sha256', secret).update(`calendar:${userId}:${nonce}`).digest('base64url')
}
