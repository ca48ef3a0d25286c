import { beforeAll, expect, test } from 'vitest'
import { notify } from '../notifications/commands.ts'
import { linkGuardian, titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

async function family(): Promise<{ student: Visitor; guardian: Visitor }> {
  return {
    student: await app.person('student', { age: '16' }),
    guardian: await app.person('guardian', { relationship: 'Aunt' }),
  }
}

test('existing guardians of a minor are told about another guardian', async () => {
  const { student, guardian } = await family()
  await linkGuardian(student, guardian)
  const aunt = await app.person('guardian')
  await linkGuardian(student, aunt)
  const title = `${student.name.split(' ')[0]} has another guardian on Upful`
  expect(await titlesOf(guardian)).toContain(title)
  expect(await titlesOf(aunt)).not.toContain(title)
})

test('ending a link removes earlier notifications, except those about the birth month', async () => {
  const { student, guardian } = await family()
  await linkGuardian(student, guardian)
  const about = [student.userId]
  await app.services.transaction(async (tx) => {
    const away = { student: student.name, studentId: student.userId }
    await notify(tx, {
      userId: guardian.userId,
      type: 'student-away',
      data: away,
      key: 'away',
      subjects: ['link:one'],
      about,
    })
    await notify(tx, {
      userId: guardian.userId,
      type: 'birth-month',
      data: { what: 'asked', student: student.name, month: '2007-06' },
      key: 'month',
      about,
    })
  })
  const before = await titlesOf(guardian)
  await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
  const after = await titlesOf(guardian)
  const birthMonthTitle = before.find((title) => title.includes('birth') || title.includes('born'))
  expect(birthMonthTitle).toBeDefined()
  expect(after).toContain(birthMonthTitle)
  expect(before.length).toBeGreaterThan(after.length)
})
