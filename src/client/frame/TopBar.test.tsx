import { act, screen } from '@testing-library/react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { exampleDay } from '../testing/examples.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { setLeaving } from '../ui/leaving.ts'
import { TopBar } from './TopBar.tsx'

const unread = 'GET /api/notifications/unread'
const dashboard = 'GET /api/dashboard'

afterEach(() => setLeaving(false))

test('a student reads the streak and the level, each with its words', async () => {
  show(student)
  expect(await screen.findByRole('link', { name: 'Streak: 3 days' })).toBeTruthy()
  const level = screen.getByRole('link', { name: /^Level 2, .*\. 870 XP to level 3$/ })
  expect(level.getAttribute('href')).toBe('/achievements')
})

test('the streak and the level are those of the newest dashboard', async () => {
  const { server, client } = show(student)
  await screen.findByRole('link', { name: 'Streak: 3 days' })
  server.answer(dashboard, ready({ streak: 1, xp: 2100 }))
  await act(() => client.refetchQueries())
  expect(await screen.findByRole('link', { name: 'Streak: 1 day' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Level 3,/ })).toBeTruthy()
})

test('nobody but a student has a streak, and the dashboard is not asked for it', async () => {
  const { sentTo } = show({ ...student, role: 'mentor' })
  await screen.findByRole('link', { name: 'Notifications, 2 unread' })
  expect(screen.queryByRole('link', { name: /Streak|Level/ })).toBeNull()
  expect(sentTo(dashboard)).toEqual([])
})

test.for([
  { count: 0, name: 'Notifications' },
  { count: 1, name: 'Notifications, 1 unread' },
  { count: 100, name: 'Notifications, 99+ unread' },
])('with $count unread notifications the bell is called "$name"', async ({ count, name }) => {
  const { sentTo } = show(student, count)
  await expect.poll(() => sentTo(unread)).toHaveLength(1)
  const bell = await screen.findByRole('link', { name })
  expect(bell.getAttribute('href')).toBe('/notifications')
})

test.for([
  {
    role: 'student',
    has: ['My guardians', 'My mentors'],
    hasNot: ['My employer', 'What students see'],
  },
  { role: 'guardian', has: ['What students see', 'Courses', 'AI Advisor'], hasNot: ['My mentors'] },
  { role: 'staff', has: ['What students see'], hasNot: ['My guardians', 'My employer'] },
] as const)('the menu of a $role has only their own pages', async ({ role, has, hasNot }) => {
  await showMenu({ ...student, role })
  for (const name of ['Profile', 'Account', 'Helplines', ...has])
    expect(screen.getByRole('link', { name })).toBeTruthy()
  for (const name of hasNot) expect(screen.queryByRole('link', { name })).toBeNull()
})

test('an adult student finds their employer in the menu', async () => {
  await showMenu({ ...student, mayHaveEmployer: true })
  expect(screen.getByRole('link', { name: 'My employer' })).toBeTruthy()
})

test('a link of the menu closes the menu, as the page below changes without it', async () => {
  const { user } = await showMenu(student)
  const hide = vi.spyOn(HTMLElement.prototype, 'hidePopover')
  onTestFinished(() => hide.mockRestore())
  await user.click(screen.getByRole('link', { name: 'Profile' }))
  expect(location.pathname).toBe('/profile')
  expect(hide.mock.contexts).toEqual([document.querySelector('#avatar-menu')])
})

test('Sign Out ends the session, forgets what was typed, and leaves for the landing page', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  const { user, server, sentTo } = await showMenu(student)
  server.answer('POST /api/sign-out', { done: true })
  localStorage.setItem('upful-draft:tia/reflection', 'I learned that')
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await expect.poll(() => leave.mock.calls).toEqual([['/']])
  expect(sentTo('POST /api/sign-out')).toHaveLength(1)
  expect(localStorage.getItem('upful-draft:tia/reflection')).toBeNull()
})

test('when signing out fails, the person is told, stays, and can press again', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  onTestFinished(() => leave.mockRestore())
  const { user, server } = await showMenu(student)
  server.answer('POST /api/sign-out', { code: 'too-many', message: 'Wait a minute.' })
  await user.click(screen.getByRole('button', { name: 'Sign Out' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Wait a minute.')
  expect(leave).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Sign Out' })).toHaveProperty('disabled', false)
})

function show(user: Me, count = 2) {
  return openScene(<TopBar user={user} />, {
    user,
    answers: { [unread]: { count }, [dashboard]: ready({}) },
  })
}

function ready(day: Partial<typeof exampleDay>) {
  return { kind: 'ready', user: {}, student: { ...exampleDay, ...day } }
}

/** With the menu open: what is in it is fetched then. */
async function showMenu(me: typeof student) {
  const scene = show(me)
  await scene.user.click(screen.getByRole('button', { name: /^Your menu/ }))
  await screen.findByRole('link', { name: 'Profile' })
  return scene
}
