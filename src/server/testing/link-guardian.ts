import { daysAfter } from '#domain/day.ts'
import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Links the two as real people do: the guardian enters the student's code, and the student confirms. */
export async function linkGuardian(student: Visitor, guardian: Visitor): Promise<void> {
  const { code } = await student.call('POST /api/link-codes', {})
  await guardian.call('POST /api/link-codes/enter', { code })
  await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
}

/** A linked student and guardian. */
export async function linkedPair(
  app: TestApp,
  age = '16',
): Promise<{ student: Visitor; guardian: Visitor }> {
  const student = await app.person('student', { age })
  const guardian = await app.person('guardian')
  await linkGuardian(student, guardian)
  return { student, guardian }
}

/** The same, linked long enough for the guardian to decide about a month of birth. */
export async function longLinkedPair(
  app: TestApp,
  age = '16',
): Promise<{ student: Visitor; guardian: Visitor }> {
  const pair = await linkedPair(app, age)
  await linkedDaysAgo(app, pair, 30)
  return pair
}

/** Backdates this link by this many days. */
export async function linkedDaysAgo(
  app: TestApp,
  { student, guardian }: { student: Visitor; guardian: Visitor },
  days: number,
): Promise<void> {
  await app.services.db
    .updateTable('guardian_links')
    .set({ started_at: daysAfter(app.services.now(), -days) })
    .where('user_id', '=', student.userId)
    .where('guardian_id', '=', guardian.userId)
    .execute()
}

/** Another guardian, linked this many days ago. */
export async function anotherGuardian(
  app: TestApp,
  student: Visitor,
  days: number,
): Promise<Visitor> {
  const guardian = await app.person('guardian')
  await linkGuardian(student, guardian)
  await linkedDaysAgo(app, { student, guardian }, days)
  return guardian
}

/** The student says they are 18, and staff approve. */
export async function comeOfAge(app: TestApp, student: Visitor): Promise<void> {
  const fields = { birthMonth: student.bornForAge('18') }
  const { birthMonthWaits } = await student.call('PATCH /api/profile', { fields })
  const staff = await app.staff()
  await staff.call('POST /api/staff/people/:id/birth-months/:requestId/approve', {
    id: student.userId,
    requestId: birthMonthWaits?.id ?? '',
    reason: 'Showed a birth certificate',
  })
}

export function viewOf(guardian: Visitor, student: Visitor) {
  return guardian.call('GET /api/guardian/students/:id', { id: student.userId })
}

/** The titles of somebody's notifications, newest first. */
export async function titlesOf(person: Visitor): Promise<string[]> {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.map(({ title }) => title)
}

/** The guardian answers this student's latest request. */
export async function answerLast(
  guardian: Visitor,
  student: Visitor,
  decision: 'approved' | 'declined' = 'approved',
  covers: 'this' | 'later' = 'later',
): Promise<void> {
  const { approvals } = await student.call('GET /api/guardians', {})
  const approvalId = approvals.find(({ state }) => state === 'asked')?.id ?? ''
  const answer = { id: student.userId, approvalId, decision, covers }
  await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', answer)
}
