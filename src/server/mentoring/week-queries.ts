import { sql } from 'kysely'
import { noWeek, type MentorWeek } from '#domain/mentoring/mentor-week.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'

/** When this mentor usually meets students. */
export async function weekOfMentor(db: AnyDb, mentorId: UserId): Promise<MentorWeek> {
  const row = await db
    .selectFrom('mentor_weeks')
    .selectAll()
    .where('user_id', '=', mentorId)
    .executeTakeFirst()
  if (row === undefined) return noWeek
  const { time_zone: timeZone, minutes, pause, most_per_week: mostPerWeek } = row
  const { hours, days_off: daysOff } = row
  return { timeZone, minutes, pause, mostPerWeek, hours, daysOff }
}

/** For a letter to this mentor, which shows times in their own time zone too; empty until they have chosen one. */
export async function ownZoneOf(db: AnyDb, mentorId: UserId): Promise<{ ownZone?: string }> {
  const row = await db
    .selectFrom('mentor_weeks')
    .select('time_zone')
    .where('user_id', '=', mentorId)
    .executeTakeFirst()
  return row === undefined ? {} : { ownZone: row.time_zone }
}

/** SQL condition on a slot: its mentor takes one more session in that week, Monday to Sunday in Jamaica. */
export function weekHasRoom(slot: string) {
  const [mentor, startsAt] = [sql.ref(`${slot}.user_id`), sql.ref(`${slot}.starts_at`)]
  return sql<boolean>`not exists (
    select from mentor_weeks week
    where week.user_id = ${mentor} and week.most_per_week is not null
      and week.most_per_week <= (
        select count(*) from mentor_slots booked
        where booked.user_id = ${mentor} and booked.taken_by is not null
          and date_trunc('week', booked.starts_at, 'America/Jamaica')
            = date_trunc('week', ${startsAt}, 'America/Jamaica')))`
}
