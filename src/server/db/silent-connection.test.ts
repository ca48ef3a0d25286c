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
      line: { probeEveryMs: 50, silentMs: 200 },
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
    const together = () =>
      Promise.allSettled(Array.from({ length: allConnections }, () => ask(database)))
    await together()
    swallow()
    for (const answer of await together()) {
      expect(answer.status === 'rejected' && isUnavailable(answer.reason)).toBe(true)
    }
    for (const answer of await together()) expect(answer.status).toBe('fulfilled')
  })

  test('in the middle of a transaction lose only that transaction', async () => {
    const { database, swallow } = await behindProxy()
    const lost = database.unguarded.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx)
      swallow()
      await sql`select 1`.execute(tx)
    })
    expect(isUnavailable(await lost.catch((error: unknown) => error))).toBe(true)
    await ask(database)
  })

  test('are noticed by a listener: it reconnects, reports it, and receives events again', async () => {
    const { database, swallow } = await behindProxy()
    const heard: string[] = []
    let regained = 0
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => (regained += 1),
    )
    swallow()
    await expect.poll(() => regained, { timeout: 10_000 }).toBe(1)
    await database.notify('news', 'after')
    await expect.poll(() => heard).toEqual(['after'])
  })

  test('do not block notifications and health checks, which have a separate connection', async () => {
    const { database } = await behindProxy()
    const heard: string[] = []
    await database.listen(
      'news',
      (payload) => heard.push(payload),
      () => {},
    )
    let free = (): void => {}
    const freed = new Promise<void>((resolve) => (free = resolve))
    const taken = Array.from({ length: allConnections }, () =>
      database.unguarded.connection().execute(() => freed),
    )
    await database.ping()
    const said = ['one', 'two', 'three']
    await Promise.all(said.map((payload) => database.notify('news', payload)))
    await expect.poll(() => heard).toEqual(said)
    free()
    await Promise.all(taken)
  })
})
