import { daysAfter } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { applicationPath } from '#domain/openings/application.ts'
import { askFor, bringWords, interviewEnd } from '#domain/openings/interview.ts'
import { firstName } from '#domain/people/profile.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { CalendarEvent } from '#domain/text/calendar-file.ts'
import type { AnyDb } from '../db/database.ts'
import { seatOf } from '../seats/queries.ts'

const maxEvents = 200
const eventDaysBack = 30

/** Who looks at it: the student, the business, or a guardian of the student. */
interface Reader {
  readerId: UserId
  publicUrl: string
}

/** An interview with a time, as an event of this reader's calendar; null if there is none. */
export async function interviewEvent(
  db: AnyDb,
  ref: { studentId: UserId; id: string },
  reader: Reader,
): Promise<CalendarEvent | null> {
  const row = await interviewRows(db)
    .where('interview.user_id', '=', ref.studentId)
    .where('interview.application_id', '=', ref.id)
    .executeTakeFirst()
  if (row?.starts_at == null) return null
  const side = await sideOf(db, reader)
  return { ...eventFrom(row, row.starts_at, side), details: detailsOf(row, side) }
}

/** The coming and latest interviews of these students. */
export async function interviewEventsOfStudents(
  db: AnyDb,
  studentIds: readonly UserId[],
  reader: Reader & { now: Date },
): Promise<CalendarEvent[]> {
  if (studentIds.length === 0) return []
  const rows = await interviewRows(db)
    .where('interview.user_id', 'in', [...studentIds])
    .where('interview.starts_at', '>', daysAfter(reader.now, -eventDaysBack))
    .limit(maxEvents)
    .execute()
  return eventsFrom(rows, reader)
}

/** The coming and latest interviews of this business or of a colleague's, without applicants who withdrew. */
export async function interviewEventsOfBusiness(
  db: AnyDb,
  reader: Reader & { now: Date },
): Promise<CalendarEvent[]> {
  const side = await sideOf(db, reader)
  const rows = await interviewRows(db)
    .where('posting.business_id', '=', side.readerId)
    .where('sent.state', '<>', 'withdrawn')
    .where('interview.starts_at', '>', daysAfter(reader.now, -eventDaysBack))
    .limit(maxEvents)
    .execute()
  return eventsFrom(rows, side)
}

/** A colleague reads as the business, so that they see no more of an applicant than it does. */
async function sideOf(db: AnyDb, reader: Reader): Promise<Reader> {
  const seat = await seatOf(db, reader.readerId)
  return seat === null ? reader : { ...reader, readerId: seat.business_id }
}

function interviewRows(db: AnyDb) {
  return db
    .selectFrom('interviews as interview')
    .innerJoin('applications as sent', (join) =>
      join
        .onRef('sent.user_id', '=', 'interview.user_id')
        .onRef('sent.id', '=', 'interview.application_id'),
    )
    .innerJoin('user_profiles as student', 'student.user_id', 'interview.user_id')
    .leftJoin('opportunities as posting', 'posting.id', 'sent.opportunity_id')
    .selectAll('interview')
    .select(['sent.title', 'sent.company', 'sent.shared', 'sent.opportunity_id'])
    .select(['student.display_name as student', 'posting.business_id'])
    .orderBy('interview.starts_at', 'desc')
    .orderBy('interview.application_id')
}

type EventRow = Awaited<ReturnType<ReturnType<typeof interviewRows>['execute']>>[number]

function eventsFrom(rows: readonly EventRow[], reader: Reader): CalendarEvent[] {
  return rows.flatMap((row) =>
    row.starts_at === null ? [] : [eventFrom(row, row.starts_at, reader)],
  )
}

/** A video interview links to the page to join it from, never to the room itself. */
function eventFrom(row: EventRow, startsAt: Date, { readerId, publicUrl }: Reader): CalendarEvent {
  return {
    uid: `interview-${row.application_id}@${new URL(publicUrl).hostname}`,
    sequence: row.revision,
    changedAt: row.changed_at,
    time: { startsAt, endsAt: interviewEnd(startsAt) },
    title: titleFor(row, readerId),
    details: '',
    place: row.place,
    url: `${publicUrl}${pageFor(row, readerId)}`,
    cancelled: row.state === 'cancelled',
  }
}

function titleFor(row: EventRow, readerId: UserId): string {
  const { title, company, shared, student } = row
  if (row.business_id === readerId) {
    const name = shared?.find(({ field }) => field === 'name')?.value
    return `Interview: ${title}${name === undefined ? '' : `, ${name}`}`
  }
  const whose = row.user_id === readerId ? '' : `${firstName(student)}: `
  return `${whose}Interview: ${title}, ${company}`
}

function pageFor(row: EventRow, readerId: UserId): string {
  if (row.user_id === readerId) return applicationPath(row.application_id)
  return row.business_id === readerId && row.opportunity_id !== null
    ? href(pages.applicants, { id: row.opportunity_id })
    : href(pages.linkedStudent, { id: row.user_id })
}

/** For the two sides: who to ask for, and what to bring. */
function detailsOf(row: EventRow, { readerId }: Reader): string {
  if (row.user_id !== readerId && row.business_id !== readerId) return ''
  const { contact_name: name, contact_position: position } = row
  const bring = row.bring.map((thing) => `- ${bringWords[thing]}`)
  return [
    ...(name === '' ? [] : [askFor(name, position)]),
    ...(bring.length === 0 ? [] : ['Bring:', ...bring]),
  ].join('\n')
}
