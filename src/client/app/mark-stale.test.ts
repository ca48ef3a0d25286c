import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnder, markStale } from './mark-stale.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A screen that shows these routes; it counts fetches and aborted fetches. */
async function screenWith(...keys: string[]) {
  const client = new QueryClient()
  const counts = { reads: 0, aborted: 0 }
  const stops = keys.map((key) =>
    new QueryObserver(client, {
      queryKey: [key, {}],
      queryFn: async ({ signal }) => {
        counts.reads += 1
        signal.addEventListener('abort', () => (counts.aborted += 1))
        await new Promise((resolve) => setTimeout(resolve, 300))
        return key
      },
    }).subscribe(() => {}),
  )
  await vi.advanceTimersByTimeAsync(1_000)
  counts.reads = 0
  return { client, counts, stop: () => stops.forEach((end) => end()) }
}

test('a burst of events fetches each route once and aborts no request', async () => {
  const { client, counts, stop } = await screenWith('GET /api/dashboard', 'GET /api/quests')
  void markStale(client, ['dashboard', 'courses'])
  await vi.advanceTimersByTimeAsync(20)
  void markStale(client, ['dashboard', 'quests'])
  await vi.advanceTimersByTimeAsync(20)
  void markStale(client, ['quests'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(counts).toEqual({ reads: 2, aborted: 0 })
  stop()
})

test('events during a fetch wait for its response, then cause one more fetch', async () => {
  const { client, counts, stop } = await screenWith('GET /api/dashboard')
  void markStale(client, ['dashboard'])
  await vi.advanceTimersByTimeAsync(150)
  void markStale(client, ['dashboard'])
  void markStale(client, ['dashboard'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(counts).toEqual({ reads: 2, aborted: 0 })
  stop()
})

test('the promise of `markStale` resolves once the data is fresh', async () => {
  const { client, counts, stop } = await screenWith('GET /api/dashboard')
  const onFresh = vi.fn<() => void>()
  void markStale(client, ['dashboard']).then(onFresh)
  await vi.advanceTimersByTimeAsync(200)
  expect(counts.reads).toBe(1)
  expect(onFresh).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(300)
  expect(onFresh).toHaveBeenCalledOnce()
  stop()
})

test('a path covers the routes under it, not every route that starts with the same letters', () => {
  expect(isUnder('GET /api/courses/:id', ['courses'])).toBe(true)
  expect(isUnder('GET /api/course-progress', ['courses'])).toBe(false)
})
