import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { openLog } from '../log.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { openJobQueue, type JobQueue } from './queue.ts'

let database: Database
let queue: JobQueue
const logLines: string[] = []
const completed: string[] = []

beforeAll(async () => {
  database = (await openTestDatabase()).database
  queue = openJobQueue(database, openLog('warn', { write: (line) => void logLines.push(line) }))
  const jobs = [
    {
      name: 'tests.fail',
      run: () => Promise.reject(Object.assign(new Error('to mango@example.com'), { code: 'E42' })),
    },
    {
      name: 'tests.crowd',
      brief: true as const,
      run: (data: Record<string, unknown>) => {
        if (data['name'] === 'bad') return Promise.reject(new Error('bad'))
        completed.push(String(data['name']))
        return Promise.resolve()
      },
    },
    { name: 'tests.nightly', schedule: '10 3 * * *', run: () => Promise.resolve() },
  ]
  await queue.start(jobs, { work: false })
  await database.db.transaction().execute(async (db) => {
    await queue.enqueue(db, 'tests.fail', {})
    await queue.enqueue(db, 'tests.crowd', { name: 'bad' })
    for (let name = 0; name < 30; name += 1)
      await queue.enqueue(db, 'tests.crowd', { name: String(name) })
  })
  await queue.start(jobs, { work: true })
})
afterAll(async () => {
  await queue.stop()
  await database.close()
})

const until = { timeout: 20_000 }

test('a failed job is logged with its name, attempt and code, and nothing private', async () => {
  await expect.poll(() => logLines.join(), until).toContain('tests.fail')
  const line = logLines.find((text) => text.includes('tests.fail')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({ job: 'tests.fail', attempt: 1, code: 'E42' })
  expect(logLines.join()).not.toContain('mango@example.com')
  const { rows } = await sql<{ output: unknown }>`
    select output from jobs.job where name = 'tests.fail'`.execute(database.db)
  expect(JSON.stringify(rows)).not.toContain('mango@example.com')
})

test('of jobs that are fetched together, a failing one does not block the others', async () => {
  await expect.poll(() => completed.length, until).toBe(30)
  expect(new Set(completed).size).toBe(30)
})

test('a missed scheduled job runs once', async () => {
  const { rows } = await sql<{ missed: string }>`
    select options ->> 'missed' as missed from jobs.schedule where name = 'tests.nightly'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ missed: 'once' }])
})
