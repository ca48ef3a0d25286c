import { beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/day.ts'
import { everythingAbout } from '../my-data/queries.ts'
import { announcementToMake } from '../testing/changed-texts.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'

let app: TestApp
let staff: Visitor
const reason = 'Everybody should know it'

beforeAll(async () => {
  app = await startApp()
  staff = await app.staff()
})

async function shownTo(person: Visitor) {
  const { announcement } = await person.call('GET /api/notifications/unread', {})
  return announcement ?? null
}

test('an announcement is shown to its roles until they close it', async () => {
  const student = await app.person()
  const other = await app.person()
  const mentor = await app.person('mentor')
  const { id } = await staff.call('POST /api/staff/announcements', {
    ...announcementToMake(),
    link: '/courses',
    linkLabel: 'To the courses',
    reason,
  })
  expect(await shownTo(student)).toEqual({
    id,
    title: 'Upful is closed on Sunday',
    text: 'We move to a new server from 6 to 8 in the morning.',
    link: { page: '/courses', label: 'To the courses' },
  })
  expect(await shownTo(mentor)).toBe(null)
  expect(await shownTo(staff)).toBe(null)

  await student.call('POST /api/announcements/:id/dismiss', { id })
  await student.call('POST /api/announcements/:id/dismiss', { id })
  expect(await shownTo(student)).toBe(null)
  expect(await shownTo(other)).not.toBe(null)
  const { announcements } = await staff.call('GET /api/staff/announcements', {})
  expect(announcements).toMatchObject([{ id, state: 'shown', closed: 1 }])
  await staff.call('POST /api/staff/announcements/:id/end', { id, reason })
  const mine = await everythingAbout(app.services.db, student.userId)
  expect(mine['announcement_dismissals']).toMatchObject([{ announcement_id: id }])
})

test('it is shown from its first to its last day, and not after it was ended', async () => {
  const student = await app.person()
  const today = dayOf(app.services.now())
  const { id } = await staff.call('POST /api/staff/announcements', {
    ...announcementToMake(),
    from: addDays(today, 1),
    until: addDays(today, 2),
    reason,
  })
  const at = (days: number) => app.setTime(`${addDays(today, days)}T17:00:00Z`)
  expect(await shownTo(student)).toBe(null)
  at(1)
  expect(await shownTo(student)).not.toBe(null)
  at(2)
  expect(await shownTo(student)).not.toBe(null)
  at(3)
  expect(await shownTo(student)).toBe(null)
  at(2)
  await staff.call('POST /api/staff/announcements/:id/end', { id, reason })
  expect(await shownTo(student)).toBe(null)
})

test.each<[string, object, string]>([
  ['no title', { title: ' ' }, 'title'],
  ['no text', { text: '' }, 'text'],
  ['nobody', { roles: [] }, 'roles'],
  ['staff', { roles: ['staff'] }, 'roles'],
  ['a link to code', { link: 'javascript:alert(1)', linkLabel: 'Tap' }, 'link'],
  ['a page that there is not', { link: '/no-page', linkLabel: 'Tap' }, 'link'],
  ['a link without words', { link: '/courses' }, 'linkLabel'],
  ['a last day before the first', { from: '2099-12-31', until: '2099-12-30' }, 'until'],
  ['a last day that is over', { until: '2026-01-02' }, 'until'],
  ['a day that is not one', { from: '2099-02-31' }, 'from'],
])('%s is refused at its field', async (_name, wrong, field) => {
  const { status, body } = await staff.ask('POST /api/staff/announcements', {
    ...announcementToMake(),
    ...wrong,
    reason,
  })
  expect(status).toBe(400)
  expect(
    Object.keys((body as { fields: object }).fields).some((name) => name.startsWith(field)),
  ).toBe(true)
})

test('one that does not exist cannot be closed', async () => {
  const student = await app.person()
  const id = crypto.randomUUID()
  expect((await student.ask('POST /api/announcements/:id/dismiss', { id })).status).toBe(404)
})
