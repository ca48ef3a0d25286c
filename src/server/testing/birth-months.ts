import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Sets the month of birth in the profile. */
export const setBirthMonth = (student: Visitor, birthMonth: string) =>
  student.call('PATCH /api/profile', { fields: { birthMonth } })

/** The month of birth that applies now. */
export async function storedBirthMonth(app: TestApp, student: Visitor): Promise<string | null> {
  const row = await app.services.db
    .selectFrom('student_profiles')
    .select('birth_month')
    .where('user_id', '=', student.userId)
    .executeTakeFirstOrThrow()
  return row.birth_month
}

/** The first request the guardian sees. */
export async function openRequestId(guardian: Visitor): Promise<string> {
  const { birthMonths } = await guardian.call('GET /api/guardian', {})
  return birthMonths[0]?.id ?? ''
}

export const answerBirthMonth = (
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

/** The waiting request, as the student's profile shows it. */
export const waitingBirthMonth = async (student: Visitor) =>
  (await student.call('GET /api/profile', {})).birthMonthWaits
