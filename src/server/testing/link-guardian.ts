import type { TestApp } from './start-app.ts'
import type { Visitor } from './visitor.ts'

/** Links the two as people do: the guardian enters the student's code, the student says yes. */
export async function linkGuardian(student: Visitor, guardian: Visitor): Promise<void> {
  const { code } = await student.call('POST /api/link-codes', {})
  await guardian.call('POST /api/link-codes/enter', { code })
  await student.call('POST /api/guardians/:id/accept', { id: guardian.userId })
}

/** A student and a guardian who follow each other. */
export async function linkedPair(
  app: TestApp,
  age = '16',
): Promise<{ student: Visitor; guardian: Visitor }> {
  const student = await app.person('student', { age })
  const guardian = await app.person('guardian')
  await linkGuardian(student, guardian)
  return { student, guardian }
}

/** The student says that they are 18, and the guardian agrees. */
export async function comeOfAge(student: Visitor, guardian: Visitor): Promise<void> {
  const id = student.userId
  const fields = { birthMonth: student.bornForAge('18') }
  const { birthMonthWaits } = await student.call('PATCH /api/profile', { fields })
  const requestId = birthMonthWaits?.id ?? ''
  const answer = { id, requestId, decision: 'approved' as const }
  await guardian.call('POST /api/guardian/students/:id/birth-months/:requestId', answer)
}

export function viewOf(guardian: Visitor, student: Visitor) {
  return guardian.call('GET /api/guardian/students/:id', { id: student.userId })
}

/** What was told to somebody, the newest first. */
export async function titlesOf(person: Visitor): Promise<string[]> {
  const { notifications } = await person.call('GET /api/notifications', {})
  return notifications.map(({ title }) => title)
}

/** The guardian answers what this student asked last. */
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
