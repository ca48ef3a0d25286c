import { sql } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { proxyTo } from '../testing/database-proxy.ts'
import { newDatabase } from '../testing/test-database.ts'
import type { Database } from './database.ts'
import { openPostgres } from './postgres.ts'
import { isUnavailable } from './unavailable.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'
const allConnections = 10

describe.runIf(onPostgres)('connections that die silently', () => {
  async function behindProxy(): Promise<{ database: Database; swallow: () => void }> {
    const { url, drop } = await newDatabase()
    const proxy = await proxyTo(url)
    const database = openPostgres(proxy.url, {
      waitMs: 10_000,
      silentMs: 200,
      direct: { probeEveryMs: 50, silentMs: 200 },
    })
    onTestFinished(async () => {
      await database.close()
      await drop()
    })
    return { database, swallow: proxy.swallow }
  }

  const ask = ({ unguarded }: Database) => sql`select 1`.execute(unguarded)

  test('are closed by the first query without a response, and the next queries succeed', async () => {
    const { database, swallow } = await behindProxy()
    const queryOnAll = () =>
      Promise.allSettled(Array.from({ length: allConnections }, () => ask(database)))
    await queryOnAll()
    swallow()
    for (const answer of await queryOnAll()) {
      expect(answer.status === 'rejected' && isUnavailable(answer.reason)).toBe(true)
    }
    for (const answer of await queryOnAll()) expect(answer.status).toBe('fulfilled')
  })

  test('in the middle of a transaction fail only that transaction', async () => {
    const { database, swallow } = await behindProxy()
    const lostTransaction = database.unguarded.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      swallow()
      await sql`select 1`.execute(tx)
    })
    expect(isUnavailable(await lostTransaction.catch((error: unknown) => error))).toBe(true)
    await ask(database)
  })

  test('are noticed by a listener, which reconnects, reports it and receives events again', async () => {
    const { database, swallow } = await behindProxy()
    const payloads: string[] = []
    let reconnects = 0
    await database.listen(
      'tests',
      (payload) => payloads.push(payload),
      () => (reconnects += 1),
    )
    swallow()
    await expect.poll(() => reconnects, { timeout: 10_000 }).toBe(1)
    await database.notify('tests', 'after')
    await expect.poll(() => payloads).toEqual(['after'])
  })

  test('do not delay notifications and health checks when all of them are busy', async () => {
    const { database } = await behindProxy()
    const payloads: string[] = []
    await database.listen(
      'tests',
      (payload) => payloads.push(payload),
      () => {},
    )
    let release = (): void => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    const busyConnections = Array.from({ length: allConnections }, () =>
      database.unguarded.connection().execute(() => released),
    )
    await database.ping()
    const sent = ['one', 'two', 'three']
    await Promise.all(sent.map((payload) => database.notify('tests', payload)))
    await expect.poll(() => payloads).toEqual(sent)
    release()
    await Promise.all(busyConnections)
  })
})
