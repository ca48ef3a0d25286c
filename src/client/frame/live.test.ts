import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { openLive } from './live.ts'
import { isUnder } from '../app/mark-stale.ts'

class FakeSource {
  static opened: FakeSource[] = []
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  closed = false
  constructor() {
    FakeSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
}

let browser: EventTarget
const latest = () => FakeSource.opened.at(-1) ?? new FakeSource()

beforeEach(() => {
  vi.useFakeTimers()
  FakeSource.opened = []
  browser = new EventTarget()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function listen() {
  const events: LiveEvent[] = []
  const heard = { events, reconnects: 0 }
  const stop = openLive({
    onEvent: (event) => events.push(event),
    onReconnect: () => (heard.reconnects += 1),
  })
  return { heard, stop }
}

test.for([
  ['at the latest after all of', 0.999_999, 1],
  ['at the earliest after half of', 0, 0.5],
] as const)('a broken stream is opened again %s 1, 2, 5 and 10 s', ([, luck, part]) => {
  // The exact moment is random, so that after a restart not everybody reconnects at the same time.
  vi.spyOn(Math, 'random').mockReturnValue(luck)
  const { stop } = listen()
  for (const wait of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = FakeSource.opened.length
    latest().onerror()
    vi.advanceTimersByTime(wait * part - 1)
    expect(FakeSource.opened).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(FakeSource.opened).toHaveLength(before + 1)
  }
  stop()
})

test('the first open is not a reconnect, a later one is, and the backoff is reset', () => {
  const { heard, stop } = listen()
  latest().onopen()
  expect(heard.reconnects).toBe(0)
  latest().onerror()
  vi.advanceTimersByTime(1_000)
  latest().onopen()
  expect(heard.reconnects).toBe(1)
  latest().onerror()
  vi.advanceTimersByTime(1_000)
  expect(FakeSource.opened).toHaveLength(3)
  stop()
})

test('coming back online does not wait', () => {
  const { stop } = listen()
  latest().onerror()
  browser.dispatchEvent(new Event('online'))
  expect(FakeSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(2)
  stop()
})

test('coming online reconnects even if the stream never reported an error', () => {
  const { heard, stop } = listen()
  latest().onopen()
  const silent = latest()
  browser.dispatchEvent(new Event('online'))
  expect(silent.closed).toBe(true)
  latest().onopen()
  expect(heard.reconnects).toBe(1)
  stop()
})

test('nothing is received or opened after stopping', () => {
  const { stop } = listen()
  latest().onerror()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(1)
  expect(latest().closed).toBe(true)
})

test('events reach the listener as they were sent', () => {
  const { heard, stop } = listen()
  latest().onmessage({ data: '{"type":"xp","total":340}' })
  expect(heard.events).toEqual([{ type: 'xp', total: 340 }])
  stop()
})

test('a path covers its subpaths but not longer names', () => {
  expect(isUnder('GET /api/courses/:id', ['courses'])).toBe(true)
  expect(isUnder('GET /api/courses-archive', ['courses'])).toBe(false)
})
