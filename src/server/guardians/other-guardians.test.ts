import { beforeAll, expect, test } from 'vitest'
import { answerBirthMonth, openRequestId, setBirthMonth } from '../testing/birth-months.ts'
import {
  anotherGuardian,
  linkGuardian,
  linkedPair,
  longLinkedPair,
  viewOf,
} from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function rename(person: Visitor, name: string): Promise<void> {
  await app.services.db
    .updateTable('user_profiles')
    .set({ display_name: name })
    .where('user_id', '=', person.userId)
    .execute()
}

/** Everything a guardian sees: pages, notifications and letters. */
async function visibleTo(guardian: Visitor, student: Visitor): Promise<string> {
  await app.runJobs()
  return JSON.stringify([
    await guardian.call('GET /api/guardian', {}),
    await viewOf(guardian, student),
    await guardian.call('GET /api/notifications', {}),
    app.letters().filter((letter) => letter.includes(`To: ${guardian.email}`)),
  ])
}

test('a guardian sees that there is another one, but never who; the student sees all of them', async () => {
  const { student, guardian } = await longLinkedPair(app, '16')
  await rename(guardian, 'Marcia Whitelocke')
  const father = await anotherGuardian(app, student, 30)
  await rename(father, 'Zekiel Thorpe')
  expect((await viewOf(guardian, student)).guardians).toBe(2)
  await setBirthMonth(student, '2006-05')
  const requestId = await openRequestId(guardian)
  const { birthMonths } = await guardian.call('GET /api/guardian', {})
  expect(birthMonths).toMatchObject([{ answers: true, others: 1 }])
  await answerBirthMonth(father, student, requestId)
  const textBefore = await visibleTo(guardian, student)
  await answerBirthMonth(guardian, student, requestId)
  await father.call('POST /api/guardian/students/:id/birth-months/:requestId/stop', {
    id: student.userId,
    requestId,
  })
  const textAfter = await visibleTo(guardian, student)
  expect(textBefore).toContain('has another guardian')
  expect(textAfter).toContain('A guardian told us that')
  expect(textBefore + textAfter).not.toContain('Zekiel')
  expect(await visibleTo(father, student)).not.toContain('Marcia')
  const { guardians } = await student.call('GET /api/guardians', {})
  expect(guardians.map(({ name }) => name).toSorted()).toEqual([
    'Marcia Whitelocke',
    'Zekiel Thorpe',
  ])
})

test('an adult’s guardians are not told whether there is another one', async () => {
  const { student, guardian } = await linkedPair(app, '20')
  await linkGuardian(student, await app.person('guardian'))
  expect((await viewOf(guardian, student)).guardians).toBe(0)
})
