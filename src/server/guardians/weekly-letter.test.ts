import { beforeAll, beforeEach, expect, test } from 'vitest'
import { deleteDueAccounts } from '../accounts/deletion-commands.ts'
import { linkGuardian, linkedPair } from '../testing/link-guardian.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { sweepLinks, notifyWeek } from './link-sweeps.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

const sunday = '2026-12-06T17:00:00-05:00'
beforeEach(() => app.setTime('2026-11-24T10:00:00-05:00'))

async function rename(person: Visitor, name: string): Promise<Visitor> {
  await app.services.db
    .updateTable('user_profiles')
    .set({ display_name: name })
    .where('user_id', '=', person.userId)
    .execute()
  return person
}

/** The letter of that Sunday; undefined if none was sent. */
async function letterTo(guardian: Visitor): Promise<string | undefined> {
  // Earlier notifications are sent in their own letters first.
  await app.runJobs()
  app.setTime(sunday)
  await notifyWeek(app.services)
  await app.runJobs()
  return app
    .letters()
    .find((text) => text.includes(`To: ${guardian.email}`) && text.includes('The week of'))
}

test('the weekly letter describes a student who did nothing in one kind line, not with zeros', async () => {
  const { guardian } = await linkedPair(app)
  const letter = await letterTo(guardian)
  expect(letter).toContain('Shanice was not active on Upful this week. Level 1.')
  expect(letter).toContain('A kind question helps')
  expect(letter).not.toContain('0 XP')
})

test('the weekly letter covers the whole week of a student who was linked yesterday', async () => {
  const [student, guardian] = [await app.person(), await app.person('guardian')]
  app.setTime('2026-12-02T10:00:00-05:00')
  await student.call('POST /api/check-in', {})
  app.setTime('2026-12-05T10:00:00-05:00')
  await linkGuardian(student, guardian)
  expect(await letterTo(guardian)).toMatch(/Shanice: [1-9]\d* XP from [1-9]/)
})

test('a guardian whose link request has not been answered gets no weekly letter', async () => {
  const [student, guardian] = [await app.person(), await app.person('guardian')]
  const { code } = await student.call('POST /api/link-codes', {})
  await guardian.call('POST /api/link-codes/enter', { code })
  expect(await letterTo(guardian)).toBeUndefined()
})

test('the weekly letter leaves out a student who turned 18', async () => {
  const brother = await rename(await app.person('student', { birthMonth: '2008-11' }), 'Tevin Lee')
  const { guardian } = await linkedPair(app)
  await linkGuardian(brother, guardian)
  app.setTime('2026-12-01T08:00:00-05:00')
  await sweepLinks(app.services)
  const letter = await letterTo(guardian)
  expect(letter).toContain('Subject: The week of Shanice')
  expect(letter).not.toContain('Tevin was')
})

test('the weekly letter leaves out a student whose account was deleted, without mentioning it', async () => {
  const brother = await rename(await app.person(), 'Tevin Lee')
  const { guardian } = await linkedPair(app)
  await linkGuardian(brother, guardian)
  await brother.call('POST /api/account/delete', { password: brother.password })
  app.setTime('2026-12-02T08:00:00-05:00')
  await app.services.transaction(deleteDueAccounts)
  const letter = await letterTo(guardian)
  expect(letter).toContain('Subject: The week of Shanice')
  expect(letter).not.toMatch(/Tevin was|deleted/)
})

test('the weekly letter covers a student who asked for deletion until the account is deleted', async () => {
  const { student, guardian } = await linkedPair(app)
  app.setTime('2026-12-02T10:00:00-05:00')
  await student.call('POST /api/account/delete', { password: student.password })
  const letter = await letterTo(guardian)
  expect(letter).toContain('Shanice was not active')
  expect(letter).not.toContain('delete')
})

test('a guardian who turned the weekly letter off gets none, but sees the week under the bell', async () => {
  const { guardian } = await linkedPair(app)
  await guardian.call('PATCH /api/notification-settings', { mail: { 'weekly-summary': 'off' } })
  expect(await letterTo(guardian)).toBeUndefined()
  await guardian.signIn()
  const { notifications } = await guardian.call('GET /api/notifications', {})
  expect(notifications.map(({ title }) => title)).toContain('The week of Shanice')
})

test('a guardian without any students left gets no weekly letter', async () => {
  const { student, guardian } = await linkedPair(app)
  await student.call('POST /api/guardians/:id/end', { id: guardian.userId })
  expect(await letterTo(guardian)).toBeUndefined()
})
