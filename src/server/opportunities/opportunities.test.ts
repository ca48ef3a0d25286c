import { beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

test('with no feed at all the tab shows the programmes, internships first asked for', async () => {
  const student = await app.person()
  const list = await student.call('GET /api/opportunities', {})
  expect(list.opportunities.length).toBeGreaterThanOrEqual(3)
  expect(list.opportunities.every(({ type }) => type === 'internship')).toBe(true)
  expect(list.opportunities.every(({ deadline }) => deadline === null)).toBe(true)
  expect(list.matched).toBe(false)
  expect(list.feed).toEqual({ updatedAt: null, refreshing: false, problem: null })
})
