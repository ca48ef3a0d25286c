import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { playServer } from '../testing/playing-server.ts'
import { newQueryClient } from './query-client.ts'
import { useAction, useApi } from './use-api.ts'

const unread = 'GET /api/notifications/unread'
const readAll = 'POST /api/notifications/read-all'

test('a response is shown, and fetched once for all components that show it', async () => {
  const { requests } = playServer({ [unread]: { count: 3 } })
  show(
    <>
      <Unread />
      <Unread />
    </>,
  )
  expect(await screen.findAllByText('3 unread')).toHaveLength(2)
  expect(requests).toEqual([unread])
})

test('an action refetches the resources that its response names as changed, and nothing else', async () => {
  const server = playServer({
    [unread]: { count: 3 },
    'GET /api/session': { user: null },
    [readAll]: () => {
      server.answer(unread, { count: 0 })
      return { done: true }
    },
  })
  const { user } = show(
    <>
      <Unread />
      <SignedIn />
      <ReadAll />
    </>,
  )
  await screen.findByText('3 unread')
  await screen.findByText('nobody')
  await user.click(screen.getByRole('button'))
  await screen.findByText('0 unread')
  expect(server.requests.filter((key) => key === 'GET /api/session')).toHaveLength(1)
})

test('`onDone` runs before the changed resources are refetched', async () => {
  const server = playServer({ [unread]: { count: 3 }, [readAll]: { done: true } })
  const requestsWhenDone: string[] = []
  function Done() {
    const { mutate } = useAction(readAll, {
      onDone: () => requestsWhenDone.push(...server.requests),
    })
    return (
      <button type="button" onClick={() => mutate({})}>
        Read all
      </button>
    )
  }
  const { user } = show(
    <>
      <Unread />
      <Done />
    </>,
  )
  await screen.findByText('3 unread')
  await user.click(screen.getByRole('button'))
  await expect.poll(() => server.requests).toEqual([unread, readAll, unread])
  expect(requestsWhenDone).toEqual([unread, readAll])
})

test('a refused action shows the reason, and nothing is refetched', async () => {
  const message = 'That was a lot at once.'
  const { requests } = playServer({
    [unread]: { count: 3 },
    [readAll]: { code: 'too-many', message },
  })
  const { user } = show(
    <>
      <Unread />
      <ReadAll />
    </>,
  )
  await screen.findByText('3 unread')
  await user.click(screen.getByRole('button'))
  await screen.findByText(message)
  expect(requests).toEqual([unread, readAll])
})

test('an action without a connection says so and can be repeated', async () => {
  const server = playServer({ [unread]: { count: 3 }, [readAll]: { done: true } })
  const { user } = show(<ReadAll />)
  const goOnline = server.goOffline()
  await user.click(screen.getByRole('button'))
  await screen.findByText(/^No connection/)
  goOnline()
  await user.click(screen.getByRole('button'))
  await screen.findByText('read')
  expect(server.requests).toEqual([readAll, readAll])
})

test('a double tap is sent once, and its response is shown and announced once', async () => {
  const server = playServer({ [readAll]: { done: true } })
  const calls: string[] = []
  function Twice() {
    const { mutate, data } = useAction(readAll, { onDone: () => calls.push('done') })
    const press = () => {
      mutate({})
      mutate({})
    }
    return (
      <>
        <button type="button" onClick={press}>
          Read all
        </button>
        {data && <p>read</p>}
      </>
    )
  }
  const { user } = show(<Twice />)
  await user.click(screen.getByRole('button'))
  await screen.findByText('read')
  expect(server.requests).toEqual([readAll])
  expect(calls).toEqual(['done'])
  await user.click(screen.getByRole('button'))
  await expect.poll(() => calls).toEqual(['done', 'done'])
  expect(server.requests).toEqual([readAll, readAll])
})

test('the offline error is shown until the connection is back', async () => {
  const server = playServer({ [readAll]: { done: true } })
  const { user } = show(<ReadAll />)
  const goOnline = server.goOffline()
  await user.click(screen.getByRole('button'))
  await screen.findByText(/^No connection/)
  goOnline()
  dispatchEvent(new Event('online'))
  await expect.poll(() => screen.queryByText(/^No connection/)).toBeNull()
})

function show(children: ReactNode) {
  render(<QueryClientProvider client={newQueryClient()}>{children}</QueryClientProvider>)
  return { user: userEvent.setup() }
}

function Unread() {
  const { data } = useApi(unread, {})
  return <p>{data === undefined ? 'loading' : `${data.count} unread`}</p>
}

function SignedIn() {
  const { data } = useApi('GET /api/session', {})
  return <p>{data?.user === null ? 'nobody' : ''}</p>
}

function ReadAll() {
  const { mutate, error, data } = useAction(readAll)
  return (
    <>
      <button type="button" onClick={() => mutate({})}>
        Read all
      </button>
      <p>{error?.message}</p>
      {data && <p>read</p>}
    </>
  )
}
