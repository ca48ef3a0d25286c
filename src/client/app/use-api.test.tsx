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

test('what was read is shown, and is read once for all who show it', async () => {
  const { asked } = playServer({ [unread]: { count: 3 } })
  show(
    <>
      <Unread />
      <Unread />
    </>,
  )
  expect(await screen.findAllByText('3 unread')).toHaveLength(2)
  expect(asked).toEqual([unread])
})

test('an action marks what it changes as old, and only that is read again', async () => {
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
  expect(server.asked.filter((key) => key === 'GET /api/session')).toHaveLength(1)
})

test('an action that was refused says why, and nothing is read again', async () => {
  const message = 'That was a lot at once.'
  const { asked } = playServer({
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
  expect(asked).toEqual([unread, readAll])
})

test('without a signal it says so, and the press can be repeated', async () => {
  const server = playServer({ [unread]: { count: 3 }, [readAll]: { done: true } })
  const { user } = show(<ReadAll />)
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button'))
  await screen.findByText(/^No connection/)
  comeBack()
  await user.click(screen.getByRole('button'))
  await screen.findByText('read')
  expect(server.asked).toEqual([readAll, readAll])
})

test('a double tap is sent once, and its answer is shown and told once', async () => {
  const server = playServer({ [readAll]: { done: true } })
  const told: string[] = []
  function Twice() {
    const { mutate, data } = useAction(readAll, { onDone: () => told.push('done') })
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
  expect(server.asked).toEqual([readAll])
  expect(told).toEqual(['done'])
  await user.click(screen.getByRole('button'))
  await expect.poll(() => told).toEqual(['done', 'done'])
  expect(server.asked).toEqual([readAll, readAll])
})

test('that there is no connection is said until there is one', async () => {
  const server = playServer({ [readAll]: { done: true } })
  const { user } = show(<ReadAll />)
  const comeBack = server.goOffline()
  await user.click(screen.getByRole('button'))
  await screen.findByText(/^No connection/)
  comeBack()
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
  const { mutate, error, data } = useAction(readAll, { stale: ['notifications'] })
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
