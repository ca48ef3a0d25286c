import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useApi } from '../app/use-api.ts'
import { openScene } from '../testing/scene.tsx'
import { DeviceNoticesInside } from './DeviceNoticesInside.tsx'

const unread = 'GET /api/notifications/unread'
const busy = { code: 'overloaded', message: 'Upful is busy right now.' }

test('what is shown while the server is busy has its time, until the server answers', async () => {
  const { client, server, user } = openScene(<Page />, { answers: { [unread]: { count: 2 } } })
  client.setDefaultOptions({ queries: { retry: false } })
  await screen.findByText('2 new')
  expect(screen.queryByText(/busy/)).toBeNull()
  server.answer(unread, busy)
  await act(() => client.refetchQueries())
  expect(
    await screen.findByText(/^Upful is busy. What you see is as of \d+:\d\d [AP]M/),
  ).toBeTruthy()
  server.answer(unread, { count: 3 })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('3 new')
  await expect.poll(() => screen.queryByText(/busy/)).toBeNull()
})

test('without a connection the page says so, and not that the server is busy', async () => {
  const { client, server } = openScene(<Page />, { answers: { [unread]: { count: 2 } } })
  await screen.findByText('2 new')
  const reconnect = server.goOffline()
  await act(() => client.refetchQueries())
  expect(await screen.findByText(/^You are offline. What you see is as of/)).toBeTruthy()
  expect(screen.queryByText(/busy/)).toBeNull()
  reconnect()
})

function Page() {
  const { data } = useApi(unread, {})
  return (
    <>
      <DeviceNoticesInside />
      <p>{data?.count} new</p>
    </>
  )
}
