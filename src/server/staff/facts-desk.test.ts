import { beforeAll, expect, test } from 'vitest'
import { addDays, dayFrom, type Day } from '#domain/day.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { checkedFacts } from './fact-queries.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('the facts desk lists what is due first, with the places that quote it', async () => {
  const staff = await app.staff()
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
  const staff = await app.staff()
  const { facts } = await staff.call('GET /api/staff/facts', {})
  const ownSource = app.services.content.answers.filter(({ asOf }) => asOf !== undefined)
  expect(facts).toHaveLength(app.services.content.facts.length + ownSource.length)
})

test('a fact is due from its review day, and soon in the thirty days before', () => {
  const first = (day: Day) => checkedFacts(app.services.content, day)[0]
  const day = dayFrom(first(dayFrom('2026-01-01'))?.reviewBy ?? '')
  expect(first(addDays(day, -31))?.review).toBe('later')
  expect(first(addDays(day, -30))?.review).toBe('soon')
  expect(first(addDays(day, -1))?.review).toBe('soon')
  expect(first(day)?.review).toBe('due')
})
