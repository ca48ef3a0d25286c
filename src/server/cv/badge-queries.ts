import { encode } from 'uqr'
import type { CvBadge } from '#domain/cv/cv.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { publishedBadges } from '../badges/queries.ts'
import type { AnyDb } from '../db/database.ts'

/** The badges that a student may show on a CV, with the QR codes of their pages. */
export async function badgesToShow(db: AnyDb, userId: UserId): Promise<CvBadge[]> {
  const badges = await publishedBadges(db, userId)
  return badges.map((badge) => ({ ...badge, code: qrCodeOf(badge.link) }))
}

/** A text a row, with a 1 where it is black. It can be read while a seventh of it is dirty. */
function qrCodeOf(link: string): string[] {
  const { data } = encode(link, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((isBlack) => (isBlack ? '1' : '0')).join(''))
}
