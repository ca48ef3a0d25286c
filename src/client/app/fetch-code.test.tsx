import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchCode } from './fetch-code.ts'

const busy = () => new Response('', { status: 503, headers: { 'retry-after': '5' } })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('code that a busy server refused is fetched again when the server said', async () => {
  const requests = serverAnswering(busy, busy, () => new Response('export {}'))
  const page = fetchCode(() => Promise.resolve('the page'), ['assets/busy-1.js'])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(requests).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(6_000)
  expect(requests).toEqual(['/assets/busy-1.js', '/assets/busy-1.js', '/assets/busy-1.js'])
  expect(await page).toBe('the page')
})

test('code that stays refused is an error after the third request, and nothing is imported', async () => {
  const requests = serverAnswering(busy)
  let isImported = false
  const importNow = () => Promise.resolve((isImported = true))
  const problem = fetchCode(importNow, ['assets/busy-2.js']).catch(String)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await problem).toMatch('did not arrive: 503')
  expect(requests).toHaveLength(3)
  expect(isImported).toBe(false)
})

test('the styles of code are added to the page, once', async () => {
  const importNow = () => Promise.resolve('the page')
  for (let visit = 0; visit < 2; visit += 1) await fetchCode(importNow, ['assets/cv-1.css'])
  const added = document.head.querySelectorAll('link[rel=stylesheet]')
  expect(Array.from(added, (link) => link.getAttribute('href'))).toEqual(['/assets/cv-1.css'])
})

/** Answers the requests in order; the last answer repeats. Returns the addresses requested. */
function serverAnswering(...answers: (() => Response)[]): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)]
    requests.push(address)
    return Promise.resolve(answer?.())
  })
  return requests
}
