import { createEvent, fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { openScene } from '../testing/scene.tsx'
import { Link } from './Link.tsx'
import { onNavigate } from './navigate.ts'
import { PreloadContext } from './preload.ts'

const budgeting = href(pages.course, { id: 'budgeting' })

test('a link changes the address without loading a page, and adds an entry to the history', async () => {
  const { user } = openScene(<Link to={budgeting}>Budgeting</Link>)
  const entries = history.length
  const moves = recordMoves()
  await user.click(screen.getByRole('link', { name: 'Budgeting' }))
  expect(location.pathname).toBe('/courses/budgeting')
  expect(history.length).toBe(entries + 1)
  expect(moves).toEqual([{ keepScroll: false }])
})

test('a replacing link takes the place of this page in the history', async () => {
  const { user } = openScene(
    <Link to={budgeting} replace>
      Budgeting
    </Link>,
  )
  const entries = history.length
  await user.click(screen.getByRole('link', { name: 'Budgeting' }))
  expect(location.pathname).toBe('/courses/budgeting')
  expect(history.length).toBe(entries)
})

test.for([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('the browser follows a link that is pressed with %o, and this page stays', (how) => {
  openScene(<Link to={budgeting}>Budgeting</Link>)
  const link = screen.getByRole('link', { name: 'Budgeting' })
  const click = createEvent.click(link, how)
  let isPrevented = true
  document.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented
      event.preventDefault()
    },
    { once: true },
  )
  fireEvent(link, click)
  expect(isPrevented).toBe(false)
  expect(location.pathname).toBe('/')
})

test('the keyboard follows a link too', async () => {
  const { user } = openScene(<Link to={budgeting}>Budgeting</Link>)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(location.pathname).toBe('/courses/budgeting')
})

test('what the link does besides runs first, and can keep the person on the page', async () => {
  const { user } = openScene(
    <Link to={budgeting} onClick={(event) => event.preventDefault()}>
      Budgeting
    </Link>,
  )
  await user.click(screen.getByRole('link', { name: 'Budgeting' }))
  expect(location.pathname).toBe('/')
})

test('the code of the page is fetched as soon as the pointer or the focus is on the link', async () => {
  const preload = vi.fn<(path: string) => void>()
  const { user } = openScene(
    <PreloadContext value={preload}>
      <Link to={href(pages.dashboard, { tab: 'skills' })}>Skills</Link>
    </PreloadContext>,
  )
  await user.hover(screen.getByRole('link', { name: 'Skills' }))
  await user.tab()
  expect(preload.mock.calls).toEqual([['/dashboard'], ['/dashboard']])
})

function recordMoves() {
  const moves: { keepScroll: boolean }[] = []
  onTestFinished(onNavigate((move) => moves.push(move)))
  return moves
}
