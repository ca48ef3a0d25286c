import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { roomKeyOf } from '#domain/mentoring/meeting-room.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import type { Env } from '../env.ts'
import { Refusal } from '../http/refusal.ts'

const noRoom = 'Paste the link of a new meeting. You need one for each session.'
const linkUsed =
  'This link belongs to a meeting with another student. Make a new meeting and paste its link.'

/** The room of a session or an interview: created here if that is configured, else the link that was pasted. */
export function roomFor(env: Env, pastedLink: string | undefined): string | null {
  const base = env.MEETING_BASE_URL
  if (base !== undefined) return `${base}${randomBytes(24).toString('hex')}`
  return pastedLink ?? null
}

/** The columns of a session or an interview for this room, which must never have been another student's. */
export async function claimRoom(
  tx: Tx,
  { studentId, room }: { studentId: UserId; room: string | null },
): Promise<{ room: string; room_key: string }> {
  if (room === null) throw new Refusal('not-possible', noRoom)
  const key = roomKeyOf(room)
  // Of two sessions that claim it concurrently, the second waits here and finds the room in use.
  await sql`select pg_advisory_xact_lock(hashtext(${`room:${key}`}))`.execute(tx.db)
  const session = await tx.db
    .selectFrom('mentor_sessions')
    .select('id')
    .where('room_key', '=', key)
    .where('user_id', '<>', studentId)
    .limit(1)
    .executeTakeFirst()
  const proposal = await tx.db
    .selectFrom('mentor_requests')
    .select('id')
    .where('proposed_room', '=', room)
    .where('user_id', '<>', studentId)
    .limit(1)
    .executeTakeFirst()
  const interview = await tx.db
    .selectFrom('interviews')
    .select('application_id')
    .where('room_key', '=', key)
    .where('user_id', '<>', studentId)
    .limit(1)
    .executeTakeFirst()
  if ((session ?? proposal ?? interview) !== undefined) throw new Refusal('not-possible', linkUsed)
  return { room, room_key: key }
}
