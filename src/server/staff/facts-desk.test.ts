import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('the facts desk lists what is due first, with the places that quote it', async () => {
  const staff = await app.person('staff')
  const { facts } = await staff.call('GET /api/staff/facts', {})
  const days = facts.map(({ reviewBy }) => reviewBy)
  expect(days).toEqual(days.toSorted())
  const trnFee = facts.find(({ id }) => id === 'trn-fee')
  expect(trnFee?.uses).toContainEqual({
    kind: 'Answer',
    title: 'How do I get a TRN?',
    href: null,
  })
  const wage = facts.find(({ id }) => id === 'minimum-wage-week')
  const lesson = wage?.uses.find(({ kind }) => kind === 'Lesson')
  expect(lesson?.href).toMatch(/^\/courses\/[a-z-]+\/lessons\/[a-z0-9-]+$/)
})

test('every fact and every answer with a source of its own is listed', async () => {
  const staff = await app.person('staff')
  const { facts } = await staff.call('GET /api/staff/facts', {})
  const ownSource = app.services.content.answers.filter(({ asOf }) => asOf !== undefined)
  expect(facts).toHaveLength(app.services.content.facts.length + ownSource.length)
})

test('a fact is due from its review day, and soon in the thirty days before', async () => {
  const staff = await app.person('staff')
  const first = async () => (await staff.call('GET /api/staff/facts', {})).facts[0]
  const day = new Date(`${(await first())?.reviewBy}T12:00:00-05:00`)
  app.setTime(new Date(day.getTime() - 31 * 86_400_000))
  expect((await first())?.review).toBe('later')
  app.setTime(new Date(day.getTime() - 86_400_000))
  expect((await first())?.review).toBe('soon')
  app.setTime(day)
  expect((await first())?.review).toBe('due')
})
