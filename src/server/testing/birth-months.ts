import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Says in the profile in which month they were born. */
export const say = (student: Visitor, birthMonth: string) =>
  student.call('PATCH /api/profile', { fields: { birthMonth } })

/** The month that counts. */
export async function stored(app: TestApp, student: Visitor): Promise<string | null> {
  const row = await app.services.db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  return row.birth_month
}

/** What the guardian is shown first. */
export async function openId(guardian: Visitor): Promise<string> {
  const { birthMonths } = await guardian.call('GET /api/guardian', {})
  return birthMonths[0]?.id ?? ''
}

export const answer = (
  guardian: Visitor,
  student: Visitor,
  requestId: string,
  decision = 'approved',
) =>
  guardian.ask('POST /api/guardian/students/:id/birth-months/:requestId', {
    id: student.userId,
    requestId,
    decision: decision as 'approved' | 'declined',
  })

/** What waits, as the student's profile says it. */
export const waiting = async (student: Visitor) =>
  (await student.call('GET /api/profile', {})).birthMonthWaits
