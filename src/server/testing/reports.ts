import type { PersonReportReason, ReportPlace } from '#domain/person-report.ts'
import { askMentor } from '../mentors/request-commands.ts'
import { firstTime } from './mentors.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Reports somebody, and must be heard. */
export function report(
  reporter: Visitor,
  place: ReportPlace,
  id: string,
  reason: PersonReportReason = 'disrespect',
  note = '',
) {
  return reporter.call('POST /api/reports/:id', { id, place, reason, note })
}

export async function openReports(staff: Visitor) {
  return (await staff.call('GET /api/staff/reports', {})).reports
}

/** A student meets a mentor who has another open time; a guardian's yes is taken as given. */
export async function meets(
  app: TestApp,
  student: Visitor,
  mentor: Visitor,
  startsAt = firstTime(app),
): Promise<string> {
  const asked = await app.services.transaction((tx) =>
    askMentor(tx, {
      studentId: student.userId,
      mentorId: mentor.userId,
      startsAt: new Date(startsAt),
      skill: 'leadership',
      aim: 'your-work',
    }),
  )
  if (asked.kind !== 'asked') throw new Error('The time was taken')
  await mentor.call('POST /api/mentor/requests/:id/accept', { id: asked.requestId })
  return asked.requestId
}

/** The second of the times that `mentorWithTimes` opens. */
export function secondTime(app: TestApp): string {
  return new Date(new Date(firstTime(app)).getTime() + 30 * 60_000).toISOString()
}
