import { calendarFile } from '#domain/text/calendar-file.ts'
import { askFor, bringWords, interviewEnd } from '#domain/openings/interview.ts'
import { Refusal } from '../http/refusal.ts'
import type { InterviewRow } from './interview-queries.ts'

/** An interview as a calendar file. A video interview links to the page to join it from, never to the room itself. */
export function interviewCalendar(
  interview: InterviewRow | null,
  { title, page, publicUrl }: { title: string; page: string; publicUrl: string },
): string {
  const startsAt = interview?.starts_at ?? null
  if (interview === null || startsAt === null) {
    throw new Refusal('not-possible', 'No time is planned for this interview')
  }
  const cancelled = interview.state === 'cancelled'
  return calendarFile({
    uid: `interview-${interview.application_id}@${new URL(publicUrl).hostname}`,
    sequence: interview.revision,
    writtenAt: interview.changed_at,
    startsAt,
    endsAt: interviewEnd(startsAt),
    title,
    details: detailsOf(interview),
    place: cancelled ? null : (interview.place ?? `${publicUrl}${page}`),
    cancelled,
  })
}

function detailsOf(interview: InterviewRow): string {
  const { contact_name: name, contact_position: position } = interview
  const bring = interview.bring.map((thing) => `- ${bringWords[thing]}`)
  return [
    ...(name === '' ? [] : [askFor(name, position)]),
    ...(bring.length === 0 ? [] : ['Bring:', ...bring]),
  ].join('\n')
}
