import { beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/start-app.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApp()
})

describe('checking in', () => {
  test('awards ten XP and starts the streak', async () => {
    const student = await app.person()
    const answer = await student.call('POST /api/check-in', {})
    expect(answer).toMatchObject({ kind: 'checked-in', xp: 10, streak: 1, bonus: 0 })
  })

  test('a second time on the same day awards nothing', async () => {
    const student = await app.person()
    await student.call('POST /api/check-in', {})
    const before = await student.call('GET /api/dashboard', {})
    expect(await student.call('POST /api/check-in', {})).toEqual({
      kind: 'already-checked-in',
      streak: 1,
    })
    expect(await student.call('GET /api/dashboard', {})).toEqual(before)
  })

  test('fifty times concurrently awards ten XP and one streak day', async () => {
    const student = await app.person()
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => student.call('POST /api/check-in', {})),
    )
    expect(answers.filter(({ kind }) => kind === 'checked-in')).toHaveLength(1)
    const { activities } = await student.call('GET /api/activities', {})
    expect(activities.filter(({ type }) => type === 'daily_checkin')).toHaveLength(1)
    const dashboard = await student.call('GET /api/dashboard', {})
    expect(dashboard).toMatchObject({ student: { streak: 1, checkedInToday: true } })
  })
})
