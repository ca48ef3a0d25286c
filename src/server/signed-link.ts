import { createHmac, timingSafeEqual } from 'node:crypto'

/** A link with a signed claim: readable, unforgeable, and valid until it expires. */
export function signToken(
  secret: string,
  purpose: string,
  claim: Record<string, string>,
  expires: Date,
): string {
  const body = Buffer.from(JSON.stringify({ ...claim, exp: expires.toISOString() })).toString(
    'base64url',
  )
  return `${body}.${signature(secret, purpose, body)}`
}

/** The claim of a token that we signed for this purpose and that has not expired; else null. */
export function readToken(
  secret: string,
  purpose: string,
  token: string,
  now: Date,
): Record<string, string> | null {
  const [body = '', tokenSignature = ''] = token.split('.')
  const expected = Buffer.from(signature(secret, purpose, body))
  const actual = Buffer.from(tokenSignature)
  if (expected.length !== actual.length || !timingSafeEqual(expected, actual)) return null
  const claim = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, string>
  return new Date(claim['exp'] ?? 0) > now ? claim : null
}

function signature(secret: string, purpose: string, body: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${body}`).digest('base64url')
}
