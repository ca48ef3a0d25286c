import { dayFrom, dayOf, endOfDay, startOfDay, type Day } from '#domain/day.ts'
import {
  hoursFrom,
  wrongWithPeriod,
  type HoursCertificate,
} from '#domain/mentoring/mentor-hours.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { Refusal } from '../http/refusal.ts'

/** What a mentor's certificate says: the numbers come from the sessions alone. */
export async function hoursCertificate(
  db: AnyDb,
  mentorId: UserId,
  { period, now }: { period: { from: string; to: string }; now: Date },
): Promise<HoursCertificate> {
  const { from, to } = checkedPeriod(period, dayOf(now))
  const { name } = await db
    .selectFrom('user_profiles')
    .select('display_name as name')
    .where('user_id', '=', mentorId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('mentor_sessions')
    .select(['starts_at', 'minutes'])
    .where('mentor_id', '=', mentorId)
    .where('state', '=', 'held')
    .where('starts_at', '>=', startOfDay(from))
    .where('starts_at', '<', endOfDay(to))
    .execute()
  const sessions = rows.map(({ starts_at: at, minutes }) => ({ day: dayOf(at), minutes }))
  return { name, from, to, madeOn: dayOf(now), hours: hoursFrom(sessions) }
}

function checkedPeriod(period: { from: string; to: string }, today: Day): { from: Day; to: Day } {
  const wrong = wrongWithPeriod(period, today)
  if (wrong !== undefined) {
    const [message = ''] = Object.values(wrong)
    throw new Refusal('invalid', message, { fields: { ...wrong } })
  }
  return { from: dayFrom(period.from), to: dayFrom(period.to) }
}
