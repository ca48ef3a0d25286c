import { act, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { ApiError } from './api.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { lazyPart } from './lazy-part.tsx'

// React reports every error that a boundary catches.
beforeEach(() => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => spy.mockRestore())
})

test('a page that crashed says so, keeps its frame, and shows a way on', () => {
  openScene(
    <>
      <p>Menu</p>
      <ErrorBoundary scope="/courses">
        <Crashing error={new Error('x is not a function')} />
      </ErrorBoundary>
    </>,
  )
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain('This page did not load. Your work so far is safe.')
  expect(alert.textContent).not.toContain('x is not a function')
  expect(screen.getByText('Menu')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/dashboard')
  expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy()
})

test('an error of the server is shown in its words, with the reference for support', () => {
  const body = { code: 'internal', message: 'Our database is away.', requestId: 'r-7' } as const
  openScene(
    <ErrorBoundary scope="/courses">
      <Crashing error={new ApiError(body, 500)} />
    </ErrorBoundary>,
  )
  expect(screen.getByRole('alert').textContent).toContain('Our database is away.')
  expect(screen.getByText('Reference for support: r-7')).toBeTruthy()
})

test('Try again draws the page again, and a second failure loads the whole app again', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  const { user } = openScene(
    <ErrorBoundary scope="/courses">
      <Crashing error={new Error('old version')} />
    </ErrorBoundary>,
  )
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(reload).toHaveBeenCalledOnce()
})

test('another address clears the error', async () => {
  const page = (scope: string, inside: ReactNode) => (
    <ErrorBoundary scope={scope}>{inside}</ErrorBoundary>
  )
  const { show } = openScene(page('/courses', <Crashing error={new Error('no')} />))
  expect(screen.getByRole('alert')).toBeTruthy()
  show(page('/review', <p>Daily five</p>))
  expect(screen.getByText('Daily five')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('offline, a page that is not on the device says so, and opens when the connection is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  let tries = 0
  const Page = lazyPart(() => {
    tries += 1
    if (!navigator.onLine) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve({ Page: () => <h1>Courses</h1> })
  }, 'Page')
  openScene(
    <ErrorBoundary scope="/courses">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain(
    'It will open when you are back online.',
  )
  expect(tries).toBe(1)
  online.mockReturnValue(true)
  act(() => void dispatchEvent(new Event('online')))
  expect(await screen.findByRole('heading', { name: 'Courses' })).toBeTruthy()
})

test('a short loss of the connection is not noticed: the code is fetched a second time', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const load = vi
    .fn<() => Promise<{ Page: () => ReactNode }>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue({ Page: () => <h1>Courses</h1> })
  const Page = lazyPart(load, 'Page')
  openScene(
    <ErrorBoundary scope="/courses">
      <Suspense fallback="Loading">
        <Page />
      </Suspense>
    </ErrorBoundary>,
  )
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.getByRole('heading', { name: 'Courses' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(load).toHaveBeenCalledTimes(2)
})

function Crashing({ error }: { error: Error }): ReactNode {
  throw error
}
