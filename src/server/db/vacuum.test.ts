import { expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { vacuumInSteps } from './vacuum.ts'

test.runIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'each table is vacuumed and analyzed by itself, round after round',
  async () => {
    const { database } = await openTestDatabase()
    onTestFinished(() => database.close())
    await database.script(
      'create table words (word text); insert into words select n from generate_series(1, 50) as n',
    )
    const done: string[] = []
    const run = async (sql: string) => {
      done.push(sql)
      return (await database.script(sql)) as Record<string, unknown>[]
    }
    const stop = vacuumInSteps(run, fail, 1)
    onTestFinished(stop)
    const rounds = (step: string) => done.filter((sql) => sql === step).length
    await expect.poll(() => rounds('vacuum public.words')).toBeGreaterThan(1)
    expect(rounds('analyze public.words')).toBeGreaterThan(0)
    expect(await database.script(`select reltuples from pg_class where relname = 'words'`)).toEqual(
      [{ reltuples: 50 }],
    )
    expect(done.some((sql) => /^vacuum\s*(analyze)?$/.test(sql))).toBe(false)
  },
)

test('a failure is logged once, followed by a pause of half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let tries = 0
  const warned: unknown[] = []
  const full = new Error('the disk is full')
  const run = () => {
    tries += 1
    return Promise.reject(full)
  }
  const stop = vacuumInSteps(run, (error) => warned.push(error))
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect([tries, warned]).toEqual([1, [full]])
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  expect([tries, warned]).toEqual([2, [full, full]])
  stop()
})

test('a step that is interrupted by closing the database is not a failure', async () => {
  const warned: unknown[] = []
  const asked = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<never>()
  const run = () => {
    asked.resolve()
    return closed.promise
  }
  const stop = vacuumInSteps(run, (error) => warned.push(error), 1)
  await asked.promise
  stop()
  closed.reject(new Error('driver has already been destroyed'))
  await expect(closed.promise).rejects.toThrow('destroyed')
  expect(warned).toEqual([])
})

function fail(error: unknown): void {
  throw error
}
