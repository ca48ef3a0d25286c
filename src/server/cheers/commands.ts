import { sql } from 'kysely'
import { maxCheersADay, type CheerSticker } from '#domain/people/cheer.ts'
import { dayOf } from '#domain/day.ts'
import { subjectOf } from '#domain/people/notification-subject.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { linkBetween } from '../guardians/queries.ts'
import { notify, settleNotifications } from '../notifications/commands.ts'
import type { CheerPair } from './queries.ts'

const tooMany = `You sent ${maxCheersADay} cheers today. You can send more tomorrow.`

/** Sends a sticker to a linked student. */
export async function sendCheer(tx: Tx, pair: CheerPair, sticker: CheerSticker): Promise<void> {
  const { studentId, guardianId } = pair
  const link = await linkBetween(tx.db, pair, tx.now)
  if (link?.standing !== 'in-force') throw notFound()
  const cheerId = await addCheer(tx, pair, sticker)
  if (cheerId === undefined) throw new Refusal('not-possible', tooMany)
  await notify(tx, {
    userId: studentId,
    type: 'cheer',
    data: { guardian: link.guardianName, sticker, cheerId },
    key: `cheer:${cheerId}`,
    about: [guardianId],
    subjects: [subjectOf.cheer(cheerId)],
  })
  tx.changed(studentId, 'guardians')
  tx.changed(guardianId, 'guardian')
}

/** Two at the same moment take the same number, and the later one tries the next. */
async function addCheer(
  tx: Tx,
  { studentId, guardianId }: CheerPair,
  sticker: CheerSticker,
): Promise<string | undefined> {
  const today = dayOf(tx.now)
  for (let attempt = 0; attempt < maxCheersADay; attempt++) {
    const { rows } = await sql<{ id: string }>`
      insert into cheers (user_id, guardian_id, sticker, on_day, number, sent_at)
      select ${studentId}, ${guardianId}, ${sticker}, ${today}::date, number, ${tx.now}
      from generate_series(1, ${maxCheersADay}::int) number
      where not exists (select from cheers sent
        where sent.user_id = ${studentId} and sent.guardian_id = ${guardianId}
          and sent.on_day = ${today}::date and sent.number = number.number)
      order by number limit 1
      on conflict (user_id, guardian_id, on_day, number) do nothing
      returning id`.execute(tx.db)
    const [row] = rows
    if (row !== undefined) return row.id
  }
  return undefined
}

/** Thanks the guardian, once; a guardian who is no longer linked is not told. */
export async function thankForCheer(tx: Tx, studentId: UserId, id: string): Promise<void> {
  const cheer = await tx.db
    .updateTable('cheers')
    .set({ thanked_at: tx.now })
    .where('user_id', '=', studentId)
    .where('id', '=', id)
    .where('thanked_at', 'is', null)
    .returning(['guardian_id', 'sticker'])
    .executeTakeFirst()
  if (cheer === undefined) return
  await settleNotifications(tx, subjectOf.cheer(id))
  tx.changed(studentId, 'guardians')
  const link = await linkBetween(tx.db, { studentId, guardianId: cheer.guardian_id }, tx.now)
  if (link?.standing !== 'in-force') return
  await notify(tx, {
    userId: cheer.guardian_id,
    type: 'cheer-thanked',
    data: { student: link.studentName, studentId, sticker: cheer.sticker },
    key: `cheer-thanked:${id}`,
    about: [studentId],
  })
  tx.changed(cheer.guardian_id, 'guardian')
}
