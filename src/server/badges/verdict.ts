import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, type JWTPayload } from 'jose'
import type { BadgeContents, BadgeVerdict } from '#contract/badges.ts'
import { readOpenBadge } from '#domain/learning/open-badge.ts'
import type { Db } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'
import { badgeAlgorithm, type SigningIssuer } from './issuer.ts'
import { badgeKeys, givenBadge, wasGiven } from './queries.ts'

interface Checking {
  db: Db
  issuer: SigningIssuer
  now: Date
}

/** What a signed badge is worth now. */
export async function verdictOn(checking: Checking, jwt: string): Promise<BadgeVerdict> {
  const claims = claimsOf(jwt)
  if (claims === null) return { state: 'unreadable' }
  const signed = await signedPayload(checking, jwt, claims.kid)
  if (signed === 'unknown key')
    return { state: claims.issuer === checking.issuer.did ? 'altered' : 'not-ours' }
  const badge = signed === 'altered' ? null : readOpenBadge(signed)
  if (badge === null) return { state: signed === 'altered' ? 'altered' : 'unreadable' }
  const row = await givenBadge(checking.db, badge.id)
  if (row === null || row.stopped_at !== null) return { state: 'taken-back', title: badge.title }
  return { state: 'valid', badge: contentsOf(badge) }
}

/** What the public page of a badge shows, and whether search engines may list it. */
export async function publicBadge(
  checking: Checking,
  id: string,
): Promise<{ verdict: BadgeVerdict; userId: string | null; published: boolean }> {
  const row = await givenBadge(checking.db, id)
  if (row === null) {
    if (!(await wasGiven(checking.db, id))) throw notFound('There is no badge with this link')
    return { verdict: { state: 'taken-back', title: null }, userId: null, published: false }
  }
  const published = row.published_at !== null
  const checked = await verdictOn(checking, row.jwt)
  const verdict =
    checked.state === 'valid' && !published
      ? { ...checked, badge: { ...checked.badge, name: null } }
      : checked
  return { verdict, userId: row.user_id, published }
}

/** Who signed it with which key, as it says; null for what is no JWT. */
function claimsOf(jwt: string): { kid: string; issuer: string } | null {
  try {
    const { kid = '' } = decodeProtectedHeader(jwt)
    return { kid: kid.split('#').at(-1) ?? '', issuer: decodeJwt(jwt).iss ?? '' }
  } catch {
    return null
  }
}

/** The payload if one of our keys signed it. A key is found by its own thumbprint, so also after we have moved. */
async function signedPayload(
  { db, issuer, now }: Checking,
  jwt: string,
  kid: string,
): Promise<JWTPayload | 'altered' | 'unknown key'> {
  const key = (await badgeKeys(db, issuer)).find((each) => each.kid === kid)
  if (key === undefined) return 'unknown key'
  try {
    const options = { algorithms: [badgeAlgorithm], currentDate: now }
    const { payload } = await jwtVerify(
      jwt,
      await importJWK(key.publicJwk, badgeAlgorithm),
      options,
    )
    return payload
  } catch {
    return 'altered'
  }
}

function contentsOf(badge: NonNullable<ReturnType<typeof readOpenBadge>>): BadgeContents {
  const { shownAt, givenAt, ...rest } = badge
  return { ...rest, shownAt: shownAt.toISOString(), givenAt: givenAt.toISOString() }
}
