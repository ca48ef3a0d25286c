import { decodeJwt } from 'jose'
import { encode } from 'uqr'
import { z } from 'zod'
import type { CvBadge } from '#domain/cv/cv.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

const signed = z.object({ id: z.string() })

/** The badges that a student may show on a CV: those whose pages show the name, newest first, at the addresses that they say. */
export async function badgesToShow(db: AnyDb, userId: UserId): Promise<CvBadge[]> {
  const rows = await db
    .selectFrom('badges')
    .select(['id', 'title', 'jwt'])
    .where('user_id', '=', userId)
    .where('published_at', 'is not', null)
    .where('stopped_at', 'is', null)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, title, jwt }) => {
    const { id: link } = signed.parse(decodeJwt(jwt))
    return { id, title, link, code: qrCodeOf(link) }
  })
}

/** A text a row, with a 1 where it is black. It can be read while a seventh of it is dirty. */
function qrCodeOf(link: string): string[] {
  const { data } = encode(link, { ecc: 'M', border: 0 })
  return data.map((row) => row.map((isBlack) => (isBlack ? '1' : '0')).join(''))
}
