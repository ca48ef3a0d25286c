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
    const statements: string[] = []
    const run = async (sql: string) => {
      statements.push(sql)
      return (await database.script(sql)) as Record<string, unknown>[]
    }
    const stop = vacuumInSteps(run, fail, 1)
    onTestFinished(stop)
    const rounds = (step: string) => statements.filter((sql) => sql === step).length
    await expect.poll(() => rounds('vacuum public.words')).toBeGreaterThan(1)
    expect(rounds('analyze public.words')).toBeGreaterThan(0)
    expect(await database.script(`select reltuples from pg_class where relname = 'words'`)).toEqual(
      [{ reltuples: 50 }],
    )
    expect(statements.some((sql) => /^vacuum\s*(analyze)?$/.test(sql))).toBe(false)
  },
)

test('a failure is logged once, followed by a pause of half an hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
  let attempts = 0
  const warnings: unknown[] = []
  const diskFull = new Error('the disk is full')
  const run = () => {
    attempts += 1
    return Promise.reject(diskFull)
  }
  const stop = vacuumInSteps(run, (error) => warnings.push(error))
  await vi.advanceTimersByTimeAsync(20 * 60_000)
  expect([attempts, warnings]).toEqual([1, [diskFull]])
  await vi.advanceTimersByTimeAsync(11 * 60_000)
  expect([attempts, warnings]).toEqual([2, [diskFull, diskFull]])
  stop()
})

test('a step that is interrupted by closing the database is not a failure', async () => {
  const warnings: unknown[] = []
  const called = Promise.withResolvers<void>()
  const closed = Promise.withResolvers<never>()
  const run = () => {
    called.resolve()
    return closed.promise
  }
  const stop = vacuumInSteps(run, (error) => warnings.push(error), 1)
  await called.promise
  stop()
  closed.reject(new Error('driver has already been destroyed'))
  await expect(closed.promise).rejects.toThrow('destroyed')
  expect(warnings).toEqual([])
})

function fail(error: unknown): void {
  throw error
}
