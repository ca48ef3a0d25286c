import { beforeAll, expect, test } from 'vitest'
import { linkedPair, longLinkedPair } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const state = 'POST /api/guardian/students/:id/birth-months/:requestId/state'

async function asksToBeOlder(student: Visitor): Promise<string> {
  const fields = { birthMonth: student.bornForAge('19') }
  const { birthMonthWaits } = await student.call('PATCH /api/profile', { fields })
  return birthMonthWaits?.id ?? ''
}

const homeOf = async (guardian: Visitor) =>
  (await guardian.call('GET /api/guardian', {})).birthMonths

test('a guardian can tell staff what they know about a month that staff decide, without deciding it', async () => {
  const { student, guardian } = await linkedPair(app)
  const requestId = await asksToBeOlder(student)
  expect(await homeOf(guardian)).toMatchObject([{ answers: false, states: true, stated: null }])
  const statement = { id: student.userId, requestId }
  await guardian.call(state, { ...statement, says: 'right' })
  await guardian.call(state, { ...statement, says: 'wrong' })
  expect(await homeOf(guardian)).toMatchObject([{ waitsFor: 'staff', stated: 'wrong' }])
  const staff = await app.staff()
  const { requests } = await staff.call('GET /api/staff/birth-months', {})
  const own = requests.find(({ studentId }) => studentId === student.userId)
  expect(own?.statements).toMatchObject([{ says: 'wrong' }])
  const { birthMonthWaits } = await student.call('GET /api/profile', {})
  expect(birthMonthWaits).toMatchObject({ id: requestId, waitsFor: 'staff' })
})

test('guardians answer a request they decide themselves, and cannot make a statement', async () => {
  const { student, guardian } = await longLinkedPair(app)
  const requestId = await asksToBeOlder(student)
  expect(await homeOf(guardian)).toMatchObject([{ answers: true, states: false }])
  const statement = { id: student.userId, requestId, says: 'right' as const }
  expect((await guardian.refused(state, statement)).code).toBe('not-possible')
})
