import { afterEach, expect, test } from 'vitest'
import { decline } from '../testing/interviews.ts'
import { postedOpening } from '../testing/openings.ts'
import { startApp } from '../testing/start-app.ts'
import type { Visitor } from '../testing/visitor.ts'
import { remindOfUnanswered, tellUnanswered } from './unanswered-sweeps.ts'

const app = await startApp()
const { services } = app
const start = services.now()
afterEach(() => app.setTime(start))

async function apply(opportunityId: string) {
  const student = await app.person('student', { age: '19' })
  const { application } = await student.call('POST /api/applications', {
    opportunityId,
    share: ['name'],
  })
  return { student, applicationId: application.id }
}

async function daysLater(days: number) {
  app.setTime(new Date(start.getTime() + days * 86_400_000))
  await remindOfUnanswered(services)
  await tellUnanswered(services)
}

async function titlesOf(person: Visitor) {
  return (await person.call('GET /api/notifications', {})).notifications.map(({ title }) => title)
}

test('after an opening closed, its business is reminded once, and later those who wait are told once', async () => {
  const { owner, id } = await postedOpening(app)
  const [waiting, answered] = [await apply(id), await apply(id)]
  await owner.call(decline, { id, applicationId: answered.applicationId })
  await owner.call('POST /api/postings/:id/close', { id })
  const home = await owner.call('GET /api/business', {})
  expect(home.needs.closedWaiting).toEqual([{ id, title: 'Baker', count: 1 }])
  const reminder = '1 person waits for your answer: Baker'

  await daysLater(2)
  expect(await titlesOf(owner)).not.toContain(reminder)
  await daysLater(3)
  await daysLater(4)
  expect((await titlesOf(owner)).filter((title) => title === reminder)).toHaveLength(1)
  expect(await titlesOf(waiting.student)).toEqual([])
  await daysLater(14)
  await daysLater(15)
  expect(await titlesOf(waiting.student)).toEqual(['No answer yet: Baker'])
  expect(await titlesOf(answered.student)).toEqual(['Not this time: Baker'])

  // It can still be answered, and then the news about the silence is settled.
  await owner.call(decline, { id, applicationId: waiting.applicationId })
  expect(await titlesOf(waiting.student)).toContain('Not this time: Baker')
  const after = await owner.call('GET /api/business', {})
  expect(after.needs.closedWaiting).toEqual([])
})

test('an opening that closes on its last day counts from that day; one that was opened again does not', async () => {
  const [past, reopened] = [await postedOpening(app), await postedOpening(app)]
  const [late, early] = [await apply(past.id), await apply(reopened.id)]
  await reopened.owner.call('POST /api/postings/:id/close', { id: reopened.id })
  await reopened.owner.call('POST /api/postings/:id/publish', { id: reopened.id })
  await daysLater(20)
  expect(await titlesOf(early.student)).toEqual([])
  expect(await titlesOf(late.student)).toEqual([])
  // The openings close 30 days after they were published.
  await daysLater(45)
  expect(await titlesOf(late.student)).toEqual(['No answer yet: Baker'])
})
