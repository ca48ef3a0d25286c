import type { PersonReportReason, ReportPlace } from '#domain/safety/person-report.ts'
import { reserveSlot } from '../mentoring/slot-commands.ts'
import { firstTime, newRoom } from './mentors.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Reports somebody, which must succeed. */
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

/** Creates a session of a student with a mentor, without asking a guardian. */
export async function meets(
  app: TestApp,
  student: Visitor,
  mentor: Visitor,
  at = firstTime(app),
): Promise<string> {
  const startsAt = new Date(at)
  const id = await app.services.transaction(async (tx) => {
    const { id: requestId } = await tx.db
      .insertInto('mentor_requests')
      .values({
        user_id: student.userId,
        mentor_id: mentor.userId,
        skill: 'leadership',
        aim: 'your-work',
        starts_at: startsAt,
        state: 'waiting',
        asked_at: tx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const slot = { mentorId: mentor.userId, startsAt }
    await reserveSlot(tx, slot, { studentId: student.userId, requestId })
    return requestId
  })
  await mentor.call('POST /api/mentor/requests/:id/accept', { id, room: newRoom() })
  return id
}

/** The second of the slots that `mentorWithTimes` opens. */
export function secondTime(app: TestApp): string {
  return new Date(new Date(firstTime(app)).getTime() + 30 * 60_000).toISOString()
}
