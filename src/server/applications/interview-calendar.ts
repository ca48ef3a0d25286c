import type { UserId } from '#domain/people/user-id.ts'
import { calendarFile } from '#domain/text/calendar-file.ts'
import { Refusal } from '../http/refusal.ts'
import { calendarSource } from '../mail/calendar-source.ts'
import type { Services } from '../services.ts'
import { interviewEvent } from './interview-event-queries.ts'

/** An interview as a calendar file for one side. */
export async function interviewCalendar(
  { db, env, publicUrl }: Services,
  ref: { studentId: UserId; id: string },
  readerId: UserId,
): Promise<string> {
  const event = await interviewEvent(db, ref, { readerId, publicUrl })
  if (event === null) {
    throw new Refusal('not-possible', 'No time is planned for this interview')
  }
  return calendarFile(event, calendarSource(env))
}
