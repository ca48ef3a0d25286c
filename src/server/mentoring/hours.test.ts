import { expect, test } from 'vitest'
import { plannedSession } from '../testing/mentors.ts'
import { startApp } from '../testing/start-app.ts'
import { meets, secondTime } from '../testing/reports.ts'

const app = await startApp()
app.setTime('2026-11-23T10:00:00-05:00')

test('the hours of a mentor are their held sessions of the period, and those of nobody else', async () => {
  const { mentor, student, id } = await plannedSession(app)
  const other = await plannedSession(app)
  const missed = await meets(
    app,
    await app.person('student', { age: '20' }),
    mentor,
    secondTime(app),
  )
  const planned = { from: '2026-01-01', to: '2026-11-23' }
  expect(await mentor.call('GET /api/mentor/hours', planned)).toMatchObject({
    sessions: 0,
    minutes: 0,
    months: [],
  })

  app.setTime('2026-12-01T10:00:00-05:00')
  for (const person of [mentor, student, other.mentor]) await person.signIn()
  await mentor.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
  const period = { from: '2026-11-26', to: '2026-11-26' }
  expect(await mentor.call('GET /api/mentor/hours', period)).toMatchObject({ sessions: 0 })
  await student.call('POST /api/mentor-sessions/:id/outcome', { id, said: 'held' })
  await mentor.call('POST /api/mentor-sessions/:id/outcome', { id: missed, said: 'they-missed' })
  expect(await mentor.call('GET /api/mentor/hours', period)).toEqual({
    name: mentor.name,
    sessions: 1,
    minutes: 30,
    months: [{ month: '2026-11', sessions: 1, minutes: 30 }],
  })
  const dayAfter = { from: '2026-11-27', to: '2026-12-01' }
  expect(await mentor.call('GET /api/mentor/hours', dayAfter)).toMatchObject({ sessions: 0 })
  expect(await other.mentor.call('GET /api/mentor/hours', period)).toMatchObject({ sessions: 0 })

  const { name, base64 } = await mentor.call('GET /api/mentor/hours/pdf', period)
  expect(name).toMatch(/^mentoring-hours-[a-z0-9-]+\.pdf$/)
  expect(Buffer.from(base64, 'base64').subarray(0, 8).toString()).toBe('%PDF-1.7')
})

test('a period that is none says which day is wrong', async () => {
  const { mentor } = await plannedSession(app)
  await expect(
    mentor.call('GET /api/mentor/hours', { from: '2026-11-10', to: '2026-11-09' }),
  ).rejects.toThrow('The first day has to be before the last.')
  await expect(
    mentor.call('GET /api/mentor/hours/pdf', { from: '2026-11-10', to: '2027-11-09' }),
  ).rejects.toThrow('Choose today or an earlier day.')
})
