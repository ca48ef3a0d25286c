import { sql } from 'kysely'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { refreshOpenings } from '../openings/refresh.ts'
import { failing, startAiServer } from '../testing/ai-server.ts'
import { startFeedServer } from '../testing/feed-server.ts'
import { startApp, type TestApp } from '../testing/start-app.ts'
import { figureReader } from './figures.ts'

const onPostgres = process.env['TEST_ENGINE'] === 'postgres'

/** A new reader each time, because one reader reads at most every ten seconds. */
const figuresOf = ({ services }: TestApp) => figureReader(services, () => 0)()

/** The answer's pieces are not used. */
async function readAll(answer: AsyncIterable<unknown> = Readable.from([])): Promise<void> {
  for await (const piece of answer) void piece
}

async function textOf(app: TestApp): Promise<string> {
  return (await app.services.metrics?.text(await figuresOf(app))) ?? ''
}

describe('figures from the database', () => {
  test('count the jobs of each queue, and how long the first one waits', async () => {
    const app = await startApp()
    const { transaction, db } = app.services
    await transaction((tx) => tx.enqueue('openings.refresh', {}))
    await sql`update jobs.job set start_after = now() - interval '5 minutes'
      where name = 'openings.refresh'`.execute(db)
    const queueOf = async () =>
      (await figuresOf(app)).rows?.queues.find(({ queue }) => queue === 'openings.refresh')
    expect(await queueOf()).toMatchObject({ waiting: 1, active: 0, failed: 0 })
    expect((await queueOf())?.oldestSeconds).toBeGreaterThanOrEqual(300)
    await sql`update jobs.job set state = 'failed' where name = 'openings.refresh'`.execute(db)
    expect(await queueOf()).toMatchObject({ waiting: 0, failed: 1, oldestSeconds: 0 })
  })

  test('count the letters that wait, were given up or bounced', async () => {
    const app = await startApp()
    const people = [await app.unconfirmed(), await app.unconfirmed(), await app.unconfirmed()]
    const { db, now, jobs } = app.services
    // Writes the letters; nothing sends them in this test.
    await jobs.runDue()
    const writtenAt = new Date(now().getTime() - 120_000)
    await db.updateTable('letters').set({ created_at: writtenAt }).execute()
    expect((await figuresOf(app)).rows?.letters).toMatchObject({ waiting: 3, givenUp: 0 })
    expect((await figuresOf(app)).rows?.letters.oldestSeconds).toBeGreaterThanOrEqual(120)
    for (const [index, state] of (['given-up', 'bounced'] as const).entries()) {
      await db
        .updateTable('letters')
        .set({ state, ended_at: now() })
        .where('user_id', '=', people[index]?.userId ?? numberedUserId(0))
        .execute()
    }
    expect((await figuresOf(app)).rows?.letters).toMatchObject({
      waiting: 1,
      givenUp: 1,
      bounced: 1,
    })
  })

  test.runIf(onPostgres)(
    'include the connections of the pool, and what waits for one',
    async () => {
      const app = await startApp()
      const { unguarded, pool } = app.services.database
      const release = Promise.withResolvers<void>()
      const transactions = Array.from({ length: 11 }, () =>
        unguarded.transaction().execute(() => release.promise),
      )
      await expect.poll(() => pool?.()).toEqual({ inUse: 10, idle: 0, waiting: 1 })
      release.resolve()
      await Promise.all(transactions)
      expect(pool?.()).toEqual({ inUse: 0, idle: 10, waiting: 0 })
    },
  )

  test.runIf(!onPostgres)('include the age of the newest backup, and the free disk', async () => {
    const app = await startApp({}, { freeBytes: async () => 5e9 })
    expect(await figuresOf(app)).toMatchObject({ backupSeconds: null, freeBytes: 5e9, pool: null })
    const folder = join(app.services.dataDir, 'backups')
    mkdirSync(folder)
    writeFileSync(join(folder, 'upful-night-2026-11-20.tar.gz'), '')
    app.setTime(new Date(Date.now() + 3_600_000))
    expect((await figuresOf(app)).backupSeconds).toBeGreaterThan(3_500)
  })
})

describe('what a process counts', () => {
  test('includes how feed runs and answers of the AI provider ended', async () => {
    const [feed, ai] = [await startFeedServer(), await startAiServer()]
    const app = await startApp({
      METRICS_PORT: '0',
      JOB_FEED_URL: feed.address,
      AI_BASE_URL: ai.baseUrl,
    })
    const { services } = app
    writeFileSync(join(services.dataDir, 'feeds.json'), '{"allowThisMachine": true}')
    feed.play('data')
    await refreshOpenings(services)
    await feed.close()
    app.setTime(new Date(Date.now() + 86_400_000))
    await refreshOpenings(services)

    ai.plays.push(failing(401, { message: 'no', code: 'invalid_api_key' }), ai.always)
    const messages = [{ role: 'user' as const, content: 'a private question' }]
    const request = { messages, signal: new AbortController().signal }
    await expect(readAll(services.ai?.answer(request))).rejects.toThrow('not-allowed')
    const lines = (await textOf(app)).split('\n')
    expect(lines).toContain('upful_feed_runs_total{feed="job-feed",outcome="stored"} 1')
    expect(lines).toContain('upful_feed_runs_total{feed="job-feed",outcome="failed"} 1')
    expect(lines).toContain('upful_ai_answers_total{outcome="not-allowed"} 1')
    app.setTime(new Date(Date.now() + 2 * 86_400_000))
    await readAll(services.ai?.answer(request))
    expect(await textOf(app)).toContain('upful_ai_answers_total{outcome="complete"} 1')
  })

  test.runIf(!onPostgres)('includes the requests it refuses because it is busy', async () => {
    const app = await startApp({ METRICS_PORT: '0', REQUESTS_AT_ONCE: '1' })
    const student = await app.person()
    const release = Promise.withResolvers<void>()
    const transaction = app.services.database.unguarded.transaction().execute(() => release.promise)
    const first = student.ask('GET /api/dashboard', {})
    expect((await student.ask('GET /api/dashboard', {})).status).toBe(503)
    release.resolve()
    await Promise.all([transaction, first])
    expect((await textOf(app)).split('\n')).toContain(
      'upful_requests_refused_total{reason="requests at once"} 1',
    )
  })
})
