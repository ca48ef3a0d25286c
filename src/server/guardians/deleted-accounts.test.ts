import { beforeAll, expect, test } from 'vitest'
import { deleteDueAccounts } from '../accounts/deletion-commands.ts'
import { later } from '../testing/later.ts'
import { linkGuardian, linkedPair, longLinkedPair, titlesOf } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const day = 24 * 60 * 60_000

const askToDelete = (person: Visitor) =>
  person.call('POST /api/account/delete', { password: person.password })

const afterSevenDays = () => later(app, 8 * day, () => app.services.transaction(deleteDueAccounts))

/** Everything a person received: notifications and letters. */
async function receivedBy(person: Visitor) {
  await app.runJobs()
  const { notifications } = await person.call('GET /api/notifications', {})
  const letters = app.letters().filter((letter) => letter.includes(`To: ${person.email}`))
  return {
    bell: notifications.map(({ title, body, path }) => ({ title, body, path })),
    letters: letters.length,
  }
}

test('a guardian is not notified when a student asks to delete the account, or keeps it', async () => {
  const { student, guardian } = await linkedPair(app)
  const before = await receivedBy(guardian)
  await askToDelete(student)
  expect(await receivedBy(guardian)).toEqual(before)
  const page = await guardian.call('GET /api/guardian/students/:id', { id: student.userId })
  const home = await guardian.call('GET /api/guardian', {})
  expect(JSON.stringify([page, home])).not.toContain('delete')
  await student.call('POST /api/account/delete/undo', {})
  expect(await receivedBy(guardian)).toEqual(before)
})

test('when the account is deleted, the guardian gets the same notification as for any link that ends, and no more', async () => {
  const deleted = await linkedPair(app)
  const ended = await linkedPair(app)
  const titles = await titlesOf(deleted.guardian)
  expect(titles.join()).toContain(deleted.student.name)
  await askToDelete(deleted.student)
  await afterSevenDays()
  await ended.student.call('POST /api/guardians/:id/end', { id: ended.guardian.userId })
  const withoutName = async ({ student, guardian }: typeof deleted) =>
    JSON.stringify((await receivedBy(guardian)).bell)
      .replaceAll(student.name, '*')
      .replaceAll(student.name.split(' ')[0] ?? '', '*')
  expect(await titlesOf(deleted.guardian)).toEqual([
    `The link with ${deleted.student.name} has ended`,
  ])
  expect(await withoutName(deleted)).toBe(await withoutName(ended))
})

test('an open birth month request is dropped with the account, without a notification', async () => {
  const { student, guardian } = await longLinkedPair(app, '16')
  const staff = await app.staff()
  await student.call('PATCH /api/profile', { fields: { birthMonth: student.bornForAge('17') } })
  expect((await titlesOf(guardian)).join()).toContain('needs your answer')
  const before = await titlesOf(staff)
  await askToDelete(student)
  await afterSevenDays()
  expect(await titlesOf(guardian)).toEqual([`The link with ${student.name} has ended`])
  expect(await titlesOf(staff)).toEqual(before)
})

test('a student is told that the link with a guardian who deleted their account has ended', async () => {
  const { student, guardian } = await linkedPair(app)
  const aunt = await app.person('guardian')
  await linkGuardian(student, aunt)
  await askToDelete(guardian)
  await afterSevenDays()
  expect(await titlesOf(student)).toContain(`The link with ${guardian.name} has ended`)
  const { guardians } = await student.call('GET /api/guardians', {})
  expect(guardians.map(({ id }) => id)).toEqual([aunt.userId])
})
