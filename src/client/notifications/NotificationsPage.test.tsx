import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { openScene } from '../testing/scene.tsx'
import { NotificationsPage } from './NotificationsPage.tsx'

const list = 'GET /api/notifications'
const read = 'POST /api/notifications/:id/read'
const readAll = 'POST /api/notifications/read-all'

const fresh: Notification = {
  id: 'one',
  type: 'interview',
  title: 'Interview at Blue Mahoe Café',
  body: 'Choose a time.',
  path: pages.applications,
  contact: false,
  at: '2026-11-26T14:05:00.000Z',
  read: false,
  done: false,
  cheer: null,
}
const old: Notification = {
  ...fresh,
  id: 'two',
  title: 'New course',
  path: href(pages.course, { id: 'budgeting' }),
  read: true,
}

test('a new notification is said to be new, with its Jamaican time; a read one is not', async () => {
  show([fresh, old])
  const row = await screen.findByRole('link', { name: /^New: ?Interview at Blue Mahoe Café/ })
  expect(row.textContent).toContain('Thu 26 Nov, 9:05 AM')
  expect(screen.getByRole('link', { name: /^New course/ })).toBeTruthy()
})

test('following a new one opens its page and marks it as read', async () => {
  const { user, sentTo } = show([fresh, old])
  await user.click(await screen.findByRole('link', { name: /Interview at/ }))
  expect(location.pathname).toBe('/applications')
  await expect.poll(() => sentTo(read)).toEqual([{ id: 'one' }])
})

test('following a read one sends nothing', async () => {
  const { user, sentTo } = show([old])
  await user.click(await screen.findByRole('link', { name: /^New course/ }))
  expect(location.pathname).toBe('/courses/budgeting')
  expect(sentTo(read)).toEqual([])
})

test('all are marked as read with one press, and then there is nothing left to mark', async () => {
  const { user, server, sentTo } = show([fresh, old])
  const button = await screen.findByRole('button', { name: 'Mark all as read' })
  server.answer(readAll, () => {
    server.answer(list, { notifications: [{ ...fresh, read: true }, old], next: null })
    return { done: true }
  })
  const release = server.hold()
  await user.dblClick(button)
  release()
  await expect.poll(() => screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect(screen.queryByText(/^New: /)).toBeNull()
  expect(sentTo(readAll)).toHaveLength(1)
})

test('when marking fails, the person is told and the button stays', async () => {
  const { user, server } = show([fresh])
  server.answer(readAll, { code: 'too-many', message: 'Wait a minute.' })
  await user.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await screen.findAllByText('Wait a minute.')
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toBeTruthy()
})

test('an approval that is no longer needed says that nothing is left to answer', async () => {
  show([{ ...fresh, done: true }])
  const row = await screen.findByRole('link', { name: /Interview at/ })
  expect(row.textContent).toContain('. Done: nothing left to answer')
})

test('a notification about a decision of staff offers to write to us', async () => {
  show([{ ...fresh, contact: true }])
  const contact = await screen.findByRole('link', { name: 'Write to us' })
  expect(contact.getAttribute('href')).toBe('/contact')
})

test('without any notification the page says what comes here, and has nothing to mark', async () => {
  show([])
  expect(await screen.findByText('Nothing new')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

test('older notifications are fetched on request', async () => {
  const { user, server, sentTo } = show([fresh], 'before-one')
  const more = await screen.findByRole('button', { name: 'Show more' })
  server.answer(list, { notifications: [old], next: null })
  await user.click(more)
  expect(await screen.findByRole('link', { name: /^New course/ })).toBeTruthy()
  expect(sentTo(list)).toEqual([{}, { before: 'before-one' }])
})

function show(notifications: Notification[], next: string | null = null) {
  return openScene(<NotificationsPage />, {
    answers: {
      [list]: { notifications, next },
      [read]: { done: true },
      [readAll]: { done: true },
    },
  })
}
