import { expect, test } from 'vitest'
import { addDays, dayOf, startOfDay } from '#domain/day.ts'
import { listedOpenings, newOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { remindOfDeadlines } from './reminder-sweeps.ts'

const app = await startApp()
const { services } = app
const today = dayOf(services.now())

function byHand(student: Visitor, deadline: string) {
  const application = {
    title: 'By hand',
    company: 'Corner Shop',
    state: 'saved',
    deadline,
  } as const
  return student.call('POST /api/applications/manual', application)
}

/** Runs twice, like two processes that wake at the same time. */
async function remindInTheMorning(): Promise<void> {
  app.setTime(new Date(startOfDay(today).getTime() + 8 * 3_600_000))
  await remindOfDeadlines(services)
  await remindOfDeadlines(services)
  await app.runJobs()
}

test('reminders list every approaching deadline once, and no guessed ones', async () => {
  const student = await app.person()
  const save = async (title: string, days: number, change: object = {}) => {
    const opening = newOpening({ title, deadline: addDays(today, days), ...change })
    const [id = ''] = await listedOpenings(services, [opening])
    await student.call('PUT /api/opportunities/:id/saved', { id })
    return id
  }
  await save('Closes tomorrow', 1)
  await save('Closes next week', 7)
  await save('Guessed', 2, { deadlineEstimated: true })
  const applied = await save('Applied for', 2)
  await student.call('POST /api/applications/outside', { opportunityId: applied })
  await byHand(student, addDays(today, 3))
  await remindInTheMorning()
  const own = app.letters().filter((letter) => letter.includes(student.email))
  expect(own).toHaveLength(1)
  expect(own[0]).toContain('Subject: Closes tomorrow closes soon, and 1 more')
  expect(own[0]).toMatch(/By hand, Corner Shop: closes on \d+ \w+/)
  expect(own[0]).not.toMatch(/next week|Guessed|Applied for/)
})

test('reminders are not sent to anyone who turned them off', async () => {
  const student = await app.person()
  await student.call('PUT /api/job-wish', { kinds: [], places: [], reminders: false })
  await byHand(student, addDays(today, 1))
  await remindInTheMorning()
  expect(app.letters().filter((letter) => letter.includes(student.email))).toEqual([])
})

test('reminders appear only under the bell for anyone who turned off the letters', async () => {
  const student = await app.person()
  await student.call('PATCH /api/notification-settings', { mail: { 'deadlines-near': 'off' } })
  await byHand(student, addDays(today, 1))
  await remindInTheMorning()
  const { notifications } = await student.call('GET /api/notifications', {})
  expect(notifications[0]).toMatchObject({ title: 'By hand closes soon', path: '/applications' })
  expect(app.letters().filter((letter) => letter.includes(student.email))).toEqual([])
})

test('openings that become adults-only are hidden from minors and left out of their reminders, even if applied for', async () => {
  const [minor, adult] = [await app.person(), await app.person('student', { age: '20' })]
  const soon = { deadline: addDays(today, 2) }
  const [saved = '', sent = ''] = await listedOpenings(services, [
    newOpening({ title: 'Night shift saved', ...soon }),
    newOpening({ title: 'Night shift sent', ...soon }),
  ])
  const idOf = new Map<Visitor, string>()
  for (const student of [minor, adult]) {
    await student.call('PUT /api/opportunities/:id/saved', { id: saved })
    const { application } = await student.call('POST /api/applications/outside', {
      opportunityId: sent,
    })
    const { id } = application
    idOf.set(student, id)
    expect(await student.call('GET /api/applications/:id', { id })).toMatchObject({ id })
  }
  await services.db
    .updateTable('opportunities')
    .set({ for_adults: true })
    .where('id', 'in', [saved, sent])
    .execute()
  const own = (student: Visitor) => ({ id: idOf.get(student) ?? '' })
  expect(await minor.refused('GET /api/applications/:id', own(minor))).toMatchObject({
    status: 404,
  })
  expect(await adult.call('GET /api/applications/:id', own(adult))).toMatchObject(own(adult))
  await remindInTheMorning()
  const letters = (student: Visitor) =>
    app.letters().filter((letter) => letter.includes(student.email))
  expect(letters(minor)).toEqual([])
  expect(letters(adult).join()).toContain('Night shift saved')
})
