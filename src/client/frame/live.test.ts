import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { openLive } from './live.ts'
import { isUnder } from '../app/mark-stale.ts'

class FakeEventSource {
  static opened: FakeEventSource[] = []
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  closed = false
  constructor() {
    FakeEventSource.opened.push(this)
  }
  close() {
    this.closed = true
  }
}

let browser: EventTarget
const latest = () => FakeEventSource.opened.at(-1) ?? new FakeEventSource()

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.opened = []
  browser = new EventTarget()
  vi.stubGlobal('EventSource', FakeEventSource)
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
  const received = { events, reconnects: 0 }
  const stop = openLive({
    onEvent: (event) => events.push(event),
    onReconnect: () => (received.reconnects += 1),
  })
  return { received, stop }
}

test.for([
  ['no later than', 0.999_999, 1],
  ['no earlier than half of', 0, 0.5],
] as const)('a broken stream is reopened %s 1, 2, 5 and 10 s later', ([, random, part]) => {
  // The exact moment is random, so that after a restart not everybody reconnects at the same time.
  vi.spyOn(Math, 'random').mockReturnValue(random)
  const { stop } = listen()
  for (const wait of [1_000, 2_000, 5_000, 10_000, 10_000]) {
    const before = FakeEventSource.opened.length
    latest().onerror()
    vi.advanceTimersByTime(wait * part - 1)
    expect(FakeEventSource.opened).toHaveLength(before)
    vi.advanceTimersByTime(1)
    expect(FakeEventSource.opened).toHaveLength(before + 1)
  }
  stop()
})

test('only an open after the first one counts as a reconnect, and it resets the backoff', () => {
  const { received, stop } = listen()
  latest().onopen()
  expect(received.reconnects).toBe(0)
  latest().onerror()
  vi.advanceTimersByTime(1_000)
  latest().onopen()
  expect(received.reconnects).toBe(1)
  latest().onerror()
  vi.advanceTimersByTime(1_000)
  expect(FakeEventSource.opened).toHaveLength(3)
  stop()
})

test('a browser that is back online reconnects without waiting', () => {
  const { stop } = listen()
  latest().onerror()
  browser.dispatchEvent(new Event('online'))
  expect(FakeEventSource.opened).toHaveLength(2)
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(2)
  stop()
})

test('a browser that is back online reconnects even if the stream never reported an error', () => {
  const { received, stop } = listen()
  latest().onopen()
  const silent = latest()
  browser.dispatchEvent(new Event('online'))
  expect(silent.closed).toBe(true)
  latest().onopen()
  expect(received.reconnects).toBe(1)
  stop()
})

test('a stopped stream receives nothing and is not reopened', () => {
  const { stop } = listen()
  latest().onerror()
  stop()
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.opened).toHaveLength(1)
  expect(latest().closed).toBe(true)
})

test('events reach the listener unchanged', () => {
  const { received, stop } = listen()
  latest().onmessage({ data: '{"type":"xp","total":340}' })
  expect(received.events).toEqual([{ type: 'xp', total: 340 }])
  stop()
})

test('a resource name covers its subpaths but not longer names', () => {
  expect(isUnder('GET /api/courses/:id', ['courses'])).toBe(true)
  expect(isUnder('GET /api/courses-archive', ['courses'])).toBe(false)
})
