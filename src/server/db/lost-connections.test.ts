import { sql } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { signUpAt, type Browser } from '../testing/browser.ts'
import { freshSettings, startServer } from '../testing/server-process.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { isUnavailable } from './unavailable.ts'

const times = 40
const students = 6

describe.runIf(process.env['TEST_ENGINE'] === 'postgres')('connections that die', () => {
  test(`the server survives losing all its connections ${times} times during many writes`, async () => {
    const settings = await freshSettings()
    const server = await startServer(settings)
    const people = await Promise.all(Array.from({ length: students }, () => signUpAt(server.url)))
    const statuses: number[] = []
    const load = { over: false }
    const writing = people.map((person) => writeUntilOver(server.url, person, load, statuses))

    const admin = new pg.Client({ connectionString: settings['DATABASE_URL'] })
    await admin.connect()
    for (let round = 0; round < times; round += 1) {
      const before = statuses.length
      await expect
        .poll(() => statuses.length, { interval: 5, timeout: 20_000 })
        .toBeGreaterThan(before + students + round)
      await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid()`,
      )
    }
    await admin.end()
    load.over = true
    await Promise.all(writing)

    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([])
    await expect
      .poll(async () => (await fetch(`${server.url}/health/ready`)).status, { timeout: 10_000 })
      .toBe(200)
    expect(await server.end('SIGTERM')).toBe(0)
  }, 120_000)

  test('a transaction that was idle for too long is lost, and the next one works', async () => {
    const { database } = await openTestDatabase()
    const { unguarded } = database
    const lostTransaction = unguarded.transaction().execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = '50ms'`.execute(tx)
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
      await expect.poll(() => isRunning(rows[0]?.pid ?? 0)).toBe(false)
      await sql`select 1`.execute(tx)
    })
    expect(isUnavailable(await lostTransaction.catch((error: unknown) => error))).toBe(true)
    const next = await unguarded
      .transaction()
      .execute((tx) => sql<{ one: number }>`select 1 as one`.execute(tx))
    expect(next.rows).toEqual([{ one: 1 }])
    await database.close()

    async function isRunning(pid: number): Promise<boolean> {
      const processes = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(
        unguarded,
      )
      return processes.rows.length > 0
    }
  })
})

async function writeUntilOver(
  url: string,
  person: Browser,
  load: { over: boolean },
  statuses: number[],
): Promise<void> {
  while (!load.over) {
    const answer = await person.post(url, '/api/check-in')
    await answer.arrayBuffer()
    statuses.push(answer.status)
  }
}
