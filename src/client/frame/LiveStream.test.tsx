import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveEvent } from '#contract/live.ts'
import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { playServer } from '../testing/playing-server.ts'
import { hideToast, shownToast } from '../ui/toasts.ts'
import { announce } from '../app/account-channel.ts'
import { endMoment } from '../app/moment-queue.ts'
import { currentMoment } from '../app/moments.ts'
import { LiveStream } from './LiveStream.tsx'
import { newQueryClient } from '../app/query-client.ts'
import { useApi } from '../app/use-api.ts'

const unread = 'GET /api/notifications/unread'
const session = 'GET /api/session'

class FakeEventSource {
  static all: FakeEventSource[] = []
  onopen: () => void = () => {}
  onmessage: (message: { data: string }) => void = () => {}
  onerror: () => void = () => {}
  closed = false
  readonly url: string

  constructor(url: string) {
    this.url = url
    FakeEventSource.all.push(this)
  }
  close() {
    this.closed = true
  }
}

beforeEach(() => {
  FakeEventSource.all = []
  vi.stubGlobal('EventSource', FakeEventSource)
})
afterEach(() => {
  const toast = shownToast.get()
  if (toast) hideToast(toast.id)
  act(endMoment)
  localStorage.clear()
})

test('only the data that another tab changed is refetched', async () => {
  const server = await open()
  server.answer(unread, { count: 1 })
  receive({ type: 'changed', changes: ['notifications', 'courses'] })
  await screen.findByText('1 unread')
  expect(server.requests).toEqual([unread, session, unread])
})

test('several events in quick succession cause one refetch', async () => {
  const server = await open()
  server.answer(unread, { count: 3 })
  for (let count = 0; count < 3; count += 1)
    receive({ type: 'changed', changes: ['notifications'] })
  await screen.findByText('3 unread')
  expect(server.requests.filter((key) => key === unread)).toHaveLength(2)
})

test('a new achievement and a new level are celebrated one after the other', async () => {
  await open()
  receive({ type: 'level-up', key: 'level:4', level: 4, unlocked: [] })
  receive({
    type: 'achievement',
    key: 'achievement',
    id: 'first-course',
    title: 'First Course',
    xp: 150,
  })
  await expect.poll(currentMoment.get).toMatchObject({ type: 'achievement' })
  act(endMoment)
  expect(currentMoment.get()).toMatchObject({ type: 'level-up', level: 4 })
  expect(shownToast.get()).toBeUndefined()
})

test('a broken stream is reopened, and everything on the screen is refetched', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const server = await open()
  server.answer(unread, { count: 7 })
  latest().onerror()
  expect(latest().closed).toBe(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(FakeEventSource.all).toHaveLength(2)
  latest().onopen()
  await screen.findByText('7 unread')
})

test('the stream is reopened immediately when the browser is back online', async () => {
  await open()
  act(() => void dispatchEvent(new Event('online')))
  expect(FakeEventSource.all.map(({ closed }) => closed)).toEqual([true, false])
})

test('a sign-out in another tab signs this one out too and deletes drafts', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => assign.mockRestore())
  localStorage.setItem('upful-draft:u/reflection', 'private')
  await open()
  announce('signed-out')
  await expect.poll(() => assign.mock.calls).toEqual([['/']])
  expect(localStorage.length).toBe(0)
})

test('the stream is closed when the page goes away', async () => {
  const { unmount } = await open()
  unmount()
  expect(latest().closed).toBe(true)
})

async function open() {
  const server = playServer({ [unread]: { count: 0 }, [session]: { user: null } })
  const { unmount } = render(
    <QueryClientProvider client={newQueryClient()}>
      <LiveStream person={numberedUserId(1)} />
      <Unread />
    </QueryClientProvider>,
  )
  latest().onopen()
  await screen.findByText('0 unread')
  return { ...server, unmount }
}

function Unread() {
  const { data } = useApi(unread, {})
  const sessionQuery = useApi(session, {})
  return <p>{data && sessionQuery.data ? `${data.count} unread` : ''}</p>
}

function receive(event: LiveEvent): void {
  act(() => latest().onmessage({ data: JSON.stringify(event) }))
}

function latest(): FakeEventSource {
  const source = FakeEventSource.all.at(-1)
  if (source === undefined) throw new Error('No stream was opened')
  return source
}
