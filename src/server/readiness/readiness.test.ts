import { expect, test } from 'vitest'
import { startApp } from '../testing/start-app.ts'

const app = await startApp()

test('the checklist lists every task with its steps; doing one awards XP once', async () => {
  const student = await app.person()
  const { tasks, done } = await student.call('GET /api/readiness', {})
  expect(done).toBe(0)
  expect(tasks.map(({ id }) => id)).toEqual(app.services.content.readiness.map(({ id }) => id))
  expect(tasks.every(({ steps, doneAt }) => steps.length > 0 && doneAt === null)).toBe(true)
  const id = tasks[0]?.id ?? ''
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => student.call('POST /api/readiness/:id/done', { id })),
  )
  expect(answers.reduce((sum, { xp }) => sum + xp, 0)).toBe(15)
  expect(new Set(answers.map(({ doneAt }) => doneAt)).size).toBe(1)
  expect((await student.call('GET /api/readiness', {})).done).toBe(1)
  const { activities } = await student.call('GET /api/activities', { skill: 'job-search' })
  expect(activities).toMatchObject([{ type: 'readiness', amount: 15 }])
})

test('a task that is not on the checklist is not found', async () => {
  const student = await app.person()
  expect(
    await student.refused('POST /api/readiness/:id/done', { id: 'no-such-task' }),
  ).toMatchObject({
    status: 404,
  })
})
