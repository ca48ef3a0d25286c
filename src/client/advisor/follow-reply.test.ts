import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AdvisorReply, ReplyEvent } from '#contract/advisor.ts'
import { followReply } from './follow-reply.ts'

class FakeSource {
  static readonly CLOSED = 2
  static opened: FakeSource[] = []
  readonly url: string
  readyState = 1
  onopen: () => void = () => {}
  onerror: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  constructor(url: string) {
    this.url = url
    FakeSource.opened.push(this)
  }
  close() {
    this.readyState = FakeSource.CLOSED
  }
  say(event: ReplyEvent) {
    this.onmessage({ data: JSON.stringify(event) })
  }
  drop({ forGood }: { forGood: boolean }) {
    this.readyState = forGood ? FakeSource.CLOSED : 0
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
  help: null,
}
let browser: EventTarget
const latest = () => FakeSource.opened.at(-1) ?? new FakeSource('none')

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

function follow() {
  const heard = { texts: [] as string[], gaps: [] as boolean[], done: [] as AdvisorReply[] }
  const stop = followReply('r1', {
    onText: (text) => heard.texts.push(text),
    onGap: (isCut) => heard.gaps.push(isCut),
    onDone: (finished) => heard.done.push(finished),
  })
  return { heard, stop }
}

test('chunks are joined into one text, and the end closes the connection', () => {
  const { heard } = follow()
  expect(latest().url).toBe('/api/advisor/replies/r1/stream')
  latest().say({ type: 'text', text: 'Hello' })
  latest().say({ type: 'text', text: ' there' })
  latest().say({ type: 'done', reply })
  expect(heard.texts).toEqual(['Hello', 'Hello there'])
  expect(heard.done).toEqual([reply])
  expect(latest().readyState).toBe(FakeSource.CLOSED)
})

test('a restart clears the text', () => {
  const { heard, stop } = follow()
  latest().say({ type: 'text', text: 'Half a' })
  latest().say({ type: 'restart' })
  latest().say({ type: 'text', text: 'Whole' })
  expect(heard.texts).toEqual(['Half a', '', 'Whole'])
  stop()
})

test('after a reconnect by the browser the text continues', () => {
  const { heard, stop } = follow()
  latest().say({ type: 'text', text: 'Hello' })
  latest().drop({ forGood: false })
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(1)
  latest().onopen()
  latest().say({ type: 'text', text: ' there' })
  expect(heard.gaps).toEqual([true, false])
  expect(heard.texts.at(-1)).toBe('Hello there')
  stop()
})

test('if the browser gives up, a new stream is opened and the text starts again', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999)
  const { heard, stop } = follow()
  latest().say({ type: 'text', text: 'Hello' })
  latest().drop({ forGood: true })
  vi.advanceTimersByTime(999)
  expect(FakeSource.opened).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(FakeSource.opened).toHaveLength(2)
  latest().say({ type: 'text', text: 'Hello there' })
  expect(heard.texts).toEqual(['Hello', 'Hello there'])
  stop()
})

test('coming online reopens the stream, and nothing is opened after stopping', () => {
  const { stop } = follow()
  browser.dispatchEvent(new Event('online'))
  expect(FakeSource.opened).toHaveLength(2)
  expect(FakeSource.opened[0]?.readyState).toBe(FakeSource.CLOSED)
  latest().drop({ forGood: true })
  stop()
  browser.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(60_000)
  expect(FakeSource.opened).toHaveLength(2)
})
