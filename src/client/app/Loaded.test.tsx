import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { playServer } from '../testing/playing-server.ts'
import type { ApiError } from './api.ts'
import { Gone } from './Gone.tsx'
import { Loaded } from './Loaded.tsx'
import { LoadedList } from './LoadedList.tsx'
import { newQueryClient } from './query-client.ts'
import { useApi } from './use-api.ts'
import { usePages } from './use-pages.ts'

const unread = 'GET /api/notifications/unread'
const messagesRoute = 'GET /api/staff/messages/answered'
const refusal = { code: 'too-many', message: 'That was a lot at once.' }

test('a spinner with its label is shown until the data arrives', async () => {
  playServer({ [unread]: { count: 3 } })
  show(<Unread loading="Counting..." />)
  expect(screen.getByRole('status').textContent).toBe('Counting...')
  await screen.findByText('3 unread')
  expect(screen.queryByRole('status')).toBeNull()
})

test('an error shows what did not load, the reason, and advice', async () => {
  playServer({ [unread]: refusal })
  show(<Unread failed="The count did not load" advice={({ code }) => `Code: ${code}`} />)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The count did not load')
  expect(alert.textContent).toContain('That was a lot at once.Code: too-many')
})

test('during a retry the button stays on the screen, is busy and keeps the focus', async () => {
  const server = playServer({ [unread]: refusal })
  const { user } = show(<Unread />)
  const button = await screen.findByRole('button', { name: 'Try again' })
  const release = server.hold()
  await user.click(button)
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  expect(screen.getByText(refusal.message)).toBeTruthy()
  release()
  await expect.poll(() => button.getAttribute('aria-disabled')).toBe(null)
  expect(document.activeElement).toBe(button)
})

test('after a successful retry the focus moves to the section around the data', async () => {
  const server = playServer({ [unread]: refusal })
  const { user } = show(
    <section aria-label="Counts">
      <Unread />
    </section>,
  )
  const button = await screen.findByRole('button', { name: 'Try again' })
  server.answer(unread, { count: 0 })
  await user.click(button)
  await screen.findByText('0 unread')
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Counts' }))
})

test('a refetch that the user did not ask for does not take the focus', async () => {
  const server = playServer({ [unread]: refusal })
  const { client } = show(
    <>
      <input aria-label="Elsewhere" />
      <Unread />
    </>,
  )
  await screen.findByRole('alert')
  screen.getByLabelText('Elsewhere').focus()
  server.answer(unread, { count: 0 })
  await client.refetchQueries()
  await screen.findByText('0 unread')
  expect(document.activeElement).toBe(screen.getByLabelText('Elsewhere'))
})

test.for(['not-found', 'invalid'])(
  'the error "%s" shows what the page has for a missing object',
  async (code) => {
    playServer({ [unread]: { code, message: 'Not found' } })
    show(<Unread missing={<p>No such list</p>} />)
    await screen.findByText('No such list')
    expect(screen.queryByRole('alert')).toBeNull()
  },
)

test('loaded data stays on the screen when a refetch fails, even if the object no longer exists', async () => {
  const server = playServer({ [unread]: { count: 3 } })
  const { client } = show(<Unread missing={<p>No such list</p>} />)
  await screen.findByText('3 unread')
  for (const code of ['internal', 'not-found', 'not-allowed']) {
    server.answer(unread, { code, message: 'No' })
    await client.refetchQueries()
    expect(screen.getByText('3 unread')).toBeTruthy()
  }
})

test.for(['not-found', 'not-allowed'])(
  'the error "%s" removes what the person may no longer see',
  async (code) => {
    const server = playServer({ [unread]: { count: 3 } })
    const { client } = show(<Unread gone={<Gone title="Not yours">It ended.</Gone>} />)
    await screen.findByText('3 unread')
    server.answer(unread, { code, message: 'No' })
    await client.refetchQueries()
    expect((await screen.findByRole('alert')).textContent).toBe('Not yoursIt ended.')
    expect(screen.queryByText('3 unread')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  },
)

test('any other error leaves what the person may still see on the screen', async () => {
  const server = playServer({ [unread]: { count: 3 } })
  const { client } = show(<Unread gone={<Gone title="Not yours">It ended.</Gone>} />)
  await screen.findByText('3 unread')
  server.goOffline()
  await client.refetchQueries()
  expect(screen.getByText('3 unread')).toBeTruthy()
})

test('a list shows its items and fetches its next page', async () => {
  const pages = [
    { messages: [{ id: 'a' }, { id: 'b' }], next: 'b' },
    { messages: [{ id: 'c' }], next: null },
  ]
  playServer({ [messagesRoute]: () => pages.shift() ?? {} })
  const { user } = show(<Messages />)
  expect(await screen.findAllByRole('listitem')).toHaveLength(2)
  await user.click(screen.getByRole('button', { name: 'Show more' }))
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(3)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list without items shows its empty state', async () => {
  playServer({ [messagesRoute]: { messages: [], next: null } })
  show(<Messages />)
  await screen.findByText('No message yet')
  expect(screen.queryByRole('list')).toBeNull()
})

test('a list that failed to load can be retried', async () => {
  const server = playServer({ [messagesRoute]: refusal })
  const { user } = show(<Messages />)
  const button = await screen.findByRole('button', { name: 'Try again' })
  server.answer(messagesRoute, { messages: [{ id: 'a' }], next: null })
  await user.click(button)
  expect((await screen.findByRole('listitem')).textContent).toBe('a')
})

interface UnreadProps {
  loading?: string
  failed?: string
  advice?: (error: ApiError) => ReactNode
  missing?: ReactNode
  gone?: ReactNode
}

function Unread(props: UnreadProps) {
  const query = useApi(unread, {})
  return (
    <Loaded query={query} {...props}>
      {({ count }) => <p>{count} unread</p>}
    </Loaded>
  )
}

function Messages() {
  const list = usePages(messagesRoute, {}, 'after')
  return (
    <LoadedList list={list} itemsOf={({ messages }) => messages} empty={<p>No message yet</p>}>
      {({ id }) => <li key={id}>{id}</li>}
    </LoadedList>
  )
}

function show(content: ReactNode) {
  const client = newQueryClient()
  client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retry: false } })
  render(<QueryClientProvider client={client}>{content}</QueryClientProvider>)
  return { client, user: userEvent.setup() }
}
