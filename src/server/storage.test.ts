import { expect, test, vi } from 'vitest'
import { databaseOver, openEngine } from './db/embedded.ts'
import { startApp } from './testing/start-app.ts'

const megabyte = 1024 * 1024
const onEmbedded = process.env['TEST_ENGINE'] !== 'postgres'

test.runIf(onEmbedded)(
  'on a full disk writes are refused with a clear message, and reads still work',
  async () => {
    let free = 1_000 * megabyte
    const app = await startApp({}, { freeBytes: async () => free })
    const student = await app.person()
    const { storage } = app.services

    free = 150 * megabyte
    await storage.check()
    expect((await student.send('GET', '/health/ready')).body).toEqual({
      status: 'ready',
      disk: 'low',
    })
    expect((await student.ask('PATCH /api/profile', { fields: {} })).status).not.toBe(503)

    free = 10 * megabyte
    await storage.check()
    const refusal = await student.ask('POST /api/check-in', {})
    expect(refusal).toMatchObject({
      status: 503,
      body: {
        code: 'overloaded',
        message: expect.stringContaining('the disk of its server is full'),
      },
      headers: { 'retry-after': '60' },
    })
    expect((await student.ask('GET /api/dashboard', {})).status).toBe(200)
    expect((await student.send('GET', '/health/ready')).body).toEqual({
      status: 'ready',
      disk: 'full',
    })

    free = 1_000 * megabyte
    await storage.check()
    expect(await student.call('POST /api/check-in', {})).toMatchObject({ kind: 'checked-in' })
  },
)

test.runIf(onEmbedded)(
  'a failed vacuum causes a warning and does not end the process',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const lite = await openEngine(null)
    const database = databaseOver(lite)
    const warning = new Promise<Error>((resolve) => process.once('warning', resolve))
    await lite.close()
    vi.advanceTimersByTime(5_000)
    expect((await warning).name).toBe('VacuumFailed')
    vi.useRealTimers()
    await database.close().catch(() => {})
  },
)
