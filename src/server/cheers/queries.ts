import type { ReceivedCheer } from '#contract/cheers.ts'
import { maxCheersADay, type CheerSticker } from '#domain/people/cheer.ts'
import type { Day } from '#domain/day.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

const maxShown = 12

export interface CheerPair {
  studentId: UserId
  guardianId: UserId
}

export async function receivedCheers(db: AnyDb, studentId: UserId): Promise<ReceivedCheer[]> {
  const rows = await db
    .selectFrom('cheers')
    .innerJoin('user_profiles as guardian', 'guardian.user_id', 'cheers.guardian_id')
    .select(['cheers.id', 'cheers.sticker', 'cheers.sent_at', 'cheers.thanked_at'])
    .select('guardian.display_name')
    .where('cheers.user_id', '=', studentId)
    .orderBy('cheers.sent_at', 'desc')
    .orderBy('cheers.id')
    .limit(maxShown)
    .execute()
  return rows.map(({ display_name: guardian, ...row }) => ({ ...shownCheer(row), guardian }))
}

export async function sentCheers(
  db: AnyDb,
  { studentId, guardianId }: CheerPair,
): Promise<Omit<ReceivedCheer, 'guardian'>[]> {
  const rows = await db
    .selectFrom('cheers')
    .select(['id', 'sticker', 'sent_at', 'thanked_at'])
    .where('user_id', '=', studentId)
    .where('guardian_id', '=', guardianId)
    .orderBy('sent_at', 'desc')
    .orderBy('id')
    .limit(maxShown)
    .execute()
  return rows.map(shownCheer)
}

export async function cheersLeft(
  db: AnyDb,
  { studentId, guardianId }: CheerPair,
  today: Day,
): Promise<number> {
  const { sent } = await db
    .selectFrom('cheers')
    .select((row) => row.fn.countAll<number>().as('sent'))
    .where('user_id', '=', studentId)
    .where('guardian_id', '=', guardianId)
    .where('on_day', '=', today)
    .executeTakeFirstOrThrow()
  return Math.max(0, maxCheersADay - Number(sent))
}

interface CheerRow {
  id: string
  sticker: CheerSticker
  sent_at: Date
  thanked_at: Date | null
}

function shownCheer({ id, sticker, ...times }: CheerRow): Omit<ReceivedCheer, 'guardian'> {
  return { id, sticker, at: times.sent_at.toISOString(), thanked: times.thanked_at !== null }
}
