import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdvisorReply, ReplyEvent } from '#contract/advisor.ts'
import { followReply } from './follow-reply.ts'

class FakeEventSource {
  static readonly CLOSED = 2
  static instances: FakeEventSource[] = []
  readonly url: string
  readyState = 1
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  constructor(url: string) {
    this.url = url
    FakeEventSource.instances.push(this)
  }
  close() {
    this.readyState = FakeEventSource.CLOSED
  }
  send(event: ReplyEvent) {
    this.onmessage({ data: JSON.stringify(event) })
  }
  drop({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? FakeEventSource.CLOSED : 0
    this.onerror()
  }
}

const reply: AdvisorReply = {
  id: 'r1',
  state: 'done',
  source: 'guide',
  text: 'Hello there',
  notice: null,
  cutShort: false,
  cards: [],
  choices: [],
  answeredBy: null,
  help: null,
  verdict: null,
}
let browser: EventTarget
const latest = () => FakeEventSource.instances.at(-1) ?? new FakeEventSource('none')

beforeEach(() => {
  vi.useFakeTimers()
  FakeEventSource.instances = []
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

function follow() {
  const received = { texts: [] as string[], gaps: [] as boolean[], done: [] as AdvisorReply[] }
  const stop = followReply('r1', {
    onText: (text) => received.texts.push(text),
    onGap: (isLost) => received.gaps.push(isLost),
    onDone: (reply) => received.done.push(reply),
  })
  return { received, stop }
}

test('chunks of text are joined, and the last event closes the connection', () => {
  const { received } = follow()
  expect(latest().url).toBe('/api/advisor/replies/r1/stream')
  latest().send({ type: 'text', text: 'Hello' })
  latest().send({ type: 'text', text: ' there' })
  latest().send({ type: 'done', reply })
  expect(received.texts).toEqual(['Hello', 'Hello there'])
  expect(received.done).toEqual([reply])
  expect(latest().readyState).toBe(FakeEventSource.CLOSED)
})

test('a restart event clears the text', () => {
  const { received, stop } = follow()
  latest().send({ type: 'text', text: 'Half a' })
  latest().send({ type: 'restart' })
  latest().send({ type: 'text', text: 'Whole' })
  expect(received.texts).toEqual(['Half a', '', 'Whole'])
  stop()
})

test('the text continues when the browser reconnects by itself', () => {
  const { received, stop } = follow()
  latest().send({ type: 'text', text: 'Hello' })
  latest().drop({ forGood: false })
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.instances).toHaveLength(1)
  latest().onopen()
  latest().send({ type: 'text', text: ' there' })
  expect(received.gaps).toEqual([true, false])
  expect(received.texts.at(-1)).toBe('Hello there')
  stop()
})

test('when the browser gives up, a new stream is opened and the text starts again', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  const { received, stop } = follow()
  latest().send({ type: 'text', text: 'Hello' })
  latest().drop({ forGood: true })
  vi.advanceTimersByTime(999)
  expect(FakeEventSource.instances).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeEventSource.instances).toHaveLength(2)
  latest().send({ type: 'text', text: 'Hello there' })
  expect(received.texts).toEqual(['Hello', 'Hello there'])
  stop()
})

test('coming back online reopens the stream, unless it was stopped', () => {
  const { stop } = follow()
  browser.dispatchEvent(new Event('online'))
  expect(FakeEventSource.instances).toHaveLength(2)
  expect(FakeEventSource.instances[0]?.readyState).toBe(FakeEventSource.CLOSED)
  latest().drop({ forGood: true })
  stop()
  browser.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(FakeEventSource.instances).toHaveLength(2)
})
