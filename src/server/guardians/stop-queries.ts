import type { StudentView } from '#contract/guardians.ts'
import { mayLift, type MentorStop } from '#domain/mentoring/mentor-stop.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { linksInForce, type KnownLink } from './queries.ts'

export interface OpenStop extends MentorStop {
  id: string
  mentorId: UserId
  mentorName: string
  askedBy: string | null
  at: Date
}

/** The stops of a student's mentors that are still in force, oldest first. */
export async function openStops(
  db: AnyDb,
  studentId: UserId,
  links: readonly KnownLink[],
): Promise<OpenStop[]> {
  const rows = await db
    .selectFrom('mentor_stops as stop')
    .innerJoin('user_profiles as mentor', 'mentor.user_id', 'stop.stopped_id')
    .select(['stop.id', 'stop.stopped_id as mentorId', 'mentor.display_name as mentorName'])
    .select(['stop.stopped_by as stoppedBy', 'stop.asked_by as askedBy', 'stop.stopped_at as at'])
    .where('stop.user_id', '=', studentId)
    .where('stop.lifted_at', 'is', null)
    .orderBy('stop.stopped_at')
    .execute()
  return rows.map((row) => ({
    ...row,
    isGuarded: links.some(({ guardianId }) => guardianId === row.stoppedBy),
  }))
}

/** Mentors stopped by this student's guardians, and what the viewer may do about each. */
export async function stoppedMentors(
  db: AnyDb,
  { studentId, viewerId }: { studentId: UserId; viewerId: UserId },
  now: Date,
): Promise<StudentView['stoppedMentors']> {
  const links = await linksInForce(db, studentId, now)
  const stops = await openStops(db, studentId, links)
  const link = links.find(({ guardianId }) => guardianId === viewerId)
  return [...Map.groupBy(stops, ({ mentorId }) => mentorId)].map(([id, all]) => ({
    id,
    firstName: firstName(all[0]?.mentorName ?? ''),
    lift: link === undefined ? null : liftOf(all, link, now),
  }))
}

function liftOf(stops: readonly OpenStop[], link: KnownLink, now: Date): 'now' | 'ask' | 'asked' {
  const guardian = { id: link.guardianId, linkedAt: link.since }
  if (stops.some((stop) => mayLift(stop, guardian, now))) return 'now'
  return stops.every(({ askedBy }) => askedBy === link.guardianId) ? 'asked' : 'ask'
}
