import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { href } from '#domain/href.ts'
import { account, course } from '#domain/pages.ts'
import { playServer } from '../testing/playing-server.ts'
import { Link } from '../app/Link.tsx'
import { useDestination, usePathParam, useSearchParam } from '../app/location.ts'
import type { PageViews } from './page.ts'
import { newQueryClient } from '../app/query-client.ts'
import { Router } from './Router.tsx'

beforeEach(() => void playServer({ 'GET /api/session': { user: null } }))

test('the page of the address is views, with the parts of its path', async () => {
  open('/courses/budgeting')
  expect(await heading()).toBe('Course budgeting')
  expect(document.title).toBe('Course · Upful')
})

test('a link changes page, title and address, and moves the focus to the start', async () => {
  const { user } = open('/')
  await user.click(await screen.findByRole('link', { name: 'Budgeting' }))
  expect(await heading('Course budgeting')).toBeTruthy()
  expect(location.pathname).toBe('/courses/budgeting')
  expect(document.title).toBe('Course · Upful')
  expect(document.activeElement?.id).toBe('main')
})

test('while the code of a page loads, the old one stays, a bar is shown and the destination is known', async () => {
  const { promise, resolve } = Promise.withResolvers<ComponentType>()
  const { user } = open('/', {
    ...pages,
    '/courses/$id': { title: 'Course', who: 'anyone', load: () => promise },
  })
  await user.click(await screen.findByRole('link', { name: 'Budgeting' }))
  expect(await screen.findByText('going to: /courses/budgeting')).toBeTruthy()
  expect(await heading()).toBe('Home')
  expect(document.querySelector('.loading-bar')).not.toBeNull()
  await act(async () => resolve(Course))
  expect(await heading('Course budgeting')).toBeTruthy()
  expect(document.querySelector('.loading-bar')).toBeNull()
})

test('the first page leaves the focus where the browser put it', async () => {
  open('/')
  await heading()
  expect(document.activeElement).toBe(document.body)
})

test('Back shows the previous page', async () => {
  const { user } = open('/')
  await user.click(await screen.findByRole('link', { name: 'Budgeting' }))
  await heading('Course budgeting')
  act(() => history.back())
  expect(await heading('Home')).toBeTruthy()
  expect(document.title).toBe('Home · Upful')
})

test('opening a link in a new tab does not change this page', async () => {
  const { user } = open('/')
  const link = await screen.findByRole('link', { name: 'Budgeting' })
  // The browser would open the tab; the app's handler has run by then.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  await user.keyboard('{Control>}')
  await user.click(link)
  expect(location.pathname).toBe('/')
  expect(await heading()).toBe('Home')
})

test('the query of an address can be changed without leaving the page', async () => {
  const { user } = open('/?tab=skills')
  await screen.findByText('tab: skills')
  await user.click(screen.getByRole('button', { name: 'Next tab' }))
  await screen.findByText('tab: quests')
  expect(location.search).toBe('?tab=quests')
  await user.click(screen.getByRole('button', { name: 'No tab' }))
  await screen.findByText('tab: none')
  expect(location.search).toBe('')
})

test('an unknown address shows the not-found page with a link home', async () => {
  open('/nowhere')
  expect(await screen.findByRole('link', { name: /home|dashboard|start/i })).toBeTruthy()
})

test('further pages are fetched for an address that is not known, and only once', async () => {
  const more = vi.fn<() => Promise<PageViews>>(async () => ({
    '/desk': { title: 'Desk', who: 'anyone', load: loading(Desk) },
  }))
  const { user } = open('/desk', pages, more)
  expect(await heading('Desk')).toBeTruthy()
  expect(document.title).toBe('Desk · Upful')
  await user.click(screen.getByRole('link', { name: 'Nowhere' }))
  expect(await screen.findByRole('link', { name: /home|dashboard|start/i })).toBeTruthy()
  expect(more).toHaveBeenCalledTimes(1)
})

test('the code of a page that failed to load is fetched again on request', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  let tries = 0
  const load = () => {
    tries += 1
    return tries <= 2 ? Promise.reject(new Error('no signal')) : Promise.resolve(Home)
  }
  const { user } = open('/', { '/': { title: 'Home', who: 'anyone', load } })
  await user.click(await screen.findByRole('button', { name: /try again/i }, { timeout: 5_000 }))
  expect(await heading('Home')).toBeTruthy()
})

test('a protected page sends a signed-out visitor to the login, with the address to return to', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  onTestFinished(() => replace.mockRestore())
  open('/account?part=email', {
    '/account': { title: 'Account', who: 'signed-in', load: loading(Home) },
  })
  await expect.poll(() => replace.mock.calls).toEqual([['/login?from=%2Faccount%3Fpart%3Demail']])
  expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
})

const pages: PageViews = {
  '/': { title: 'Home', who: 'anyone', load: loading(Home) },
  '/courses/$id': { title: 'Course', who: 'anyone', load: loading(Course) },
}

function open(address: string, views = pages, more?: () => Promise<PageViews>) {
  history.replaceState(null, '', address)
  render(
    <QueryClientProvider client={newQueryClient()}>
      <main id="main" tabIndex={-1}>
        <Router pages={views} {...(more && { more })} />
      </main>
    </QueryClientProvider>,
  )
  return { user: userEvent.setup() }
}

function loading(component: ComponentType) {
  return () => Promise.resolve(component)
}

async function heading(name?: string): Promise<string | null> {
  const level = { level: 1, ...(name === undefined ? {} : { name }) }
  return (await screen.findByRole('heading', level)).textContent
}

function Home() {
  const [tab, setTab] = useSearchParam('tab')
  return (
    <>
      <h1>Home</h1>
      <Link to={href(course, { id: 'budgeting' })}>Budgeting</Link>
      <p>tab: {tab ?? 'none'}</p>
      <p>going to: {useDestination().pathname}</p>
      <button type="button" onClick={() => setTab('quests')}>
        Next tab
      </button>
      <button type="button" onClick={() => setTab(null)}>
        No tab
      </button>
    </>
  )
}

function Desk() {
  return (
    <>
      <h1>Desk</h1>
      <Link to={account}>Nowhere</Link>
    </>
  )
}

function Course() {
  return <h1>Course {usePathParam('id')}</h1>
}
