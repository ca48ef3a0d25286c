import { beforeAll, expect, test } from 'vitest'
import { anotherGuardian, linkedPair } from '../testing/link-guardian.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function askToApply(student: Visitor): Promise<string> {
  const { id } = await postedOpening(app)
  await student.call('POST /api/applications', { opportunityId: id, share: ['name'] })
  return id
}

async function answer(
  guardian: Visitor,
  student: Visitor,
  decision: 'approved' | 'declined',
): Promise<string> {
  const { approvals } = await guardian.call('GET /api/guardian', {})
  const approvalId = approvals[0]?.id ?? ''
  await guardian.call('POST /api/guardian/students/:id/approvals/:approvalId', {
    id: student.userId,
    approvalId,
    decision,
    ...(decision === 'declined' ? { because: 'too-far' } : { covers: 'this' }),
  })
  return approvalId
}

async function pastOf(guardian: Visitor) {
  const { approvals } = await guardian.call('GET /api/guardian/approvals/past', {})
  return approvals
}

test('declined, withdrawn and used approvals are kept as history; open ones are not', async () => {
  const { student, guardian } = await linkedPair(app)
  await askToApply(student)
  expect(await pastOf(guardian)).toEqual([])
  const declined = await answer(guardian, student, 'declined')
  await askToApply(student)
  const takenBack = await answer(guardian, student, 'approved')
  expect(await pastOf(guardian)).toMatchObject([{ id: declined }])
  await guardian.call('POST /api/guardian/approvals/:id/take-back', { id: takenBack })
  await askToApply(student)
  const used = await answer(guardian, student, 'approved')
  const { applications } = await student.call('GET /api/applications', {})
  const sent = applications.find(({ state }) => state === 'applied')
  await student.call('POST /api/applications/:id/move', {
    id: sent?.id ?? '',
    state: 'withdrawn',
  })

  const past = new Map((await pastOf(guardian)).map((approval) => [approval.id, approval]))
  expect(past.size).toBe(3)
  expect(past.get(used)).toMatchObject({ state: 'approved', by: 'you', because: null })
  expect(past.get(takenBack)).toMatchObject({ state: 'taken-back', by: 'you', because: null })
  expect(past.get(declined)).toMatchObject({ state: 'declined', by: 'you', because: 'too-far' })
})

test('another guardian sees that it was answered, and neither who nor why; strangers see nothing', async () => {
  const { student, guardian } = await linkedPair(app)
  const father = await anotherGuardian(app, student, 3)
  await askToApply(student)
  const id = await answer(guardian, student, 'declined')
  expect(await pastOf(father)).toMatchObject([
    { id, state: 'declined', by: 'guardian', because: null },
  ])
  expect(await pastOf(await app.person('guardian'))).toEqual([])

  await student.call('POST /api/guardians/:id/end', { id: father.userId })
  expect(await pastOf(father)).toEqual([])
})
