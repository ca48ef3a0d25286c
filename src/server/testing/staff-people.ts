import { linkedPair } from './link-guardian.ts'
import { plannedSession } from './mentors.ts'
import type { TestApp } from './start-app.ts'

// People for the actions of staff: each returns what the action needs besides its reason.

export async function student(app: TestApp) {
  return { id: (await app.person()).userId }
}

export async function unconfirmed(app: TestApp) {
  return { id: (await app.unconfirmed()).userId }
}

export async function linkedStudentOfGuardian(app: TestApp) {
  const { student: linked, guardian } = await linkedPair(app)
  return { id: linked.userId, linkedId: guardian.userId }
}

export async function olderBirthMonth(app: TestApp) {
  const person = await app.person('student', { age: '16' })
  const fields = { birthMonth: person.bornForAge('19') }
  const { birthMonthWaits } = await person.call('PATCH /api/profile', { fields })
  return { id: person.userId, requestId: birthMonthWaits?.id }
}

export async function preferred(app: TestApp) {
  const { userId: id } = await app.verified('business')
  const staff = await app.staff()
  const reason = 'They train people well and pay on time'
  await staff.call('POST /api/staff/verifications/:id/prefer', { id, reason })
  return { id }
}

export async function suspended(app: TestApp) {
  const { id } = await student(app)
  const staff = await app.staff()
  await staff.call('POST /api/staff/people/:id/suspend', { id, reason: 'Asked for by the school' })
  return { id }
}

export async function reportedPerson(app: TestApp) {
  const { student: reporter, id } = await plannedSession(app)
  const report = { id, place: 'session', reason: 'absent' } as const
  const { reportId } = await reporter.call('POST /api/reports/:id', report)
  return { id: reportId, seen: 'open' }
}

export async function paused(app: TestApp) {
  const { student: reporter, mentor, id } = await plannedSession(app)
  const report = { id, place: 'session', reason: 'threatening' } as const
  await reporter.call('POST /api/reports/:id', report)
  return { id: mentor.userId }
}
