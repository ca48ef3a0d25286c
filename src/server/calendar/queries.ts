import type { Role } from '#domain/people/role.ts'
import type { UserId } from '#domain/people/user-id.ts'
import {
  calendarFeed,
  calendarFile,
  type CalendarEvent,
  type CalendarSource,
} from '#domain/text/calendar-file.ts'
import { deadlineEvents } from '../applications/deadline-event-queries.ts'
import {
  interviewEvent,
  interviewEventsOfBusiness,
  interviewEventsOfStudents,
} from '../applications/interview-event-queries.ts'
import type { AnyDb, Db } from '../db/database.ts'
import { linksOf } from '../guardians/queries.ts'
import {
  sessionEvent,
  sessionEventsOfMentor,
  sessionEventsOfStudents,
} from '../mentoring/session-event-queries.ts'
import type { CalendarOfMeeting } from '../notifications/letter-commands.ts'

interface FeedReader {
  readerId: UserId
  publicUrl: string
  now: Date
}

/** Gives letters the calendar file of the meeting they are about. */
export function meetingFile(options: {
  publicUrl: string
  source: CalendarSource
}): CalendarOfMeeting {
  const { publicUrl, source } = options
  return async (db, { kind, studentId, id }, readerId) => {
    const event =
      kind === 'session'
        ? await sessionEvent(db, { id, readerId, publicUrl })
        : await interviewEvent(db, { studentId, id }, { readerId, publicUrl })
    return event === null ? null : calendarFile(event, source)
  }
}

/** The feed of one person, with what, when and where, and nothing else: anyone who has the link can read it. */
export async function feedOf(
  db: Db,
  { role, ...reader }: FeedReader & { role: Role },
  source: CalendarSource,
): Promise<string> {
  return calendarFeed(await eventsOf(db, role, reader), source)
}

async function eventsOf(db: Db, role: Role, reader: FeedReader): Promise<CalendarEvent[]> {
  const { readerId, publicUrl, now } = reader
  switch (role) {
    case 'student':
      return [
        ...(await meetingsOf(db, [readerId], reader)),
        ...(await deadlineEvents(db, { userId: readerId, publicUrl, now })),
      ]
    case 'guardian':
      return meetingsOf(db, await minorsOf(db, readerId, now), reader)
    case 'mentor':
      return sessionEventsOfMentor(db, reader)
    case 'business':
      return interviewEventsOfBusiness(db, reader)
    case 'staff':
      return []
  }
}

async function meetingsOf(
  db: Db,
  studentIds: readonly UserId[],
  reader: FeedReader,
): Promise<CalendarEvent[]> {
  return [
    ...(await sessionEventsOfStudents(db, studentIds, reader)),
    ...(await interviewEventsOfStudents(db, studentIds, reader)),
  ]
}

/** The minors whose progress this guardian sees now. */
async function minorsOf(db: AnyDb, guardianId: UserId, now: Date): Promise<UserId[]> {
  const links = await linksOf(db, { guardianId }, now)
  return links
    .filter(({ standing, suspended, minor }) => standing === 'in-force' && !suspended && minor)
    .map(({ studentId }) => studentId)
}

/** The row that a link needs to open a calendar; null when there is none or the account is suspended. */
export async function feedRowOf(db: AnyDb, userId: UserId) {
  const row = await db
    .selectFrom('calendar_feeds as feed')
    .innerJoin('auth_users as account', 'account.id', 'feed.user_id')
    .select(['feed.user_id', 'feed.nonce', 'feed.made_at', 'account.role'])
    .where('feed.user_id', '=', userId)
    .where('account.suspended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
