import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import type { Role } from '#domain/people/role.ts'
import { sessionKey } from '../app/query-client.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { setLeaving } from '../ui/leaving.ts'
import { onlyFor, ProtectedRoute } from './ProtectedRoute.tsx'

const StaffDesk = onlyFor(['staff'], () => <h1>Staff desk</h1>)

// The frame listens to the server; here it never says anything.
class SilentStream {
  close() {}
}
beforeEach(() => void vi.stubGlobal('EventSource', SilentStream))
afterEach(() => setLeaving(false))

test('a page of one role is shown to that role', () => {
  openScene(<StaffDesk />, { user: { ...student, role: 'staff' } })
  expect(screen.getByRole('heading', { name: 'Staff desk' })).toBeTruthy()
})

test.for(['student', 'guardian', 'mentor', 'business'] satisfies Role[])(
  'a %s reads whose the page of another role is, with a link home',
  async (role) => {
    openScene(<StaffDesk />, { user: { ...student, role } })
    expect(await screen.findByRole('heading', { name: 'This page is for staff' })).toBeTruthy()
    expect(screen.queryByText('Staff desk')).toBeNull()
    expect(screen.getByText(`You are signed in as a ${role}.`)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Go to your home' })
    expect(link.getAttribute('href')).toBe('/dashboard')
    // The title is set after the page is shown.
    await expect.poll(() => document.title).toBe('For staff · Upful')
  },
)

test('a page that is open to visitors is shown to them without the frame', () => {
  show({ user: null, open: true })
  expect(screen.getByRole('heading', { name: 'Help' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('a signed-in person sees the page in its frame', async () => {
  show({ user: student })
  expect(screen.getByRole('heading', { name: 'Help' })).toBeTruthy()
  expect(screen.getAllByRole('navigation', { name: 'Main' })).not.toEqual([])
})

test('when the session is lost, the login knows where to come back to', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => {})
  onTestFinished(() => replace.mockRestore())
  const { client } = show({ user: student, address: '/courses?skill=leadership' })
  client.setQueryData(sessionKey, { user: null })
  await expect
    .poll(() => replace.mock.calls)
    .toEqual([['/login?from=%2Fcourses%3Fskill%3Dleadership']])
  expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull()
})

test('when somebody else signs in from another tab, nothing of the first person stays', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  onTestFinished(() => reload.mockRestore())
  const { client } = show({ user: student })
  client.setQueryData(sessionKey, { user: { ...student, id: 'jordan', name: 'Jordan' } })
  await expect.poll(() => reload.mock.calls).toHaveLength(1)
  expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('somebody under 15 reads why everything is closed, and can still get help and their data', async () => {
  show({ user: { ...student, stopped: true }, address: '/courses' })
  const title = 'Upful is for people aged 15 and over'
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Help' })).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
  for (const [name, address] of [
    ['Talk to someone who listens', '/helplines'],
    ['Save your data or delete the account', '/account'],
  ] as const)
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address)
})

test('somebody under 15 still opens their account page, without the menu', () => {
  show({ user: { ...student, stopped: true }, address: '/account' })
  expect(screen.getByRole('heading', { name: 'Help' })).toBeTruthy()
  expect(screen.queryByRole('navigation')).toBeNull()
})

interface Shown {
  user: Me | null
  open?: boolean
  address?: string
}

function show({ user, open = false, address = '/help' }: Shown) {
  return openScene(
    <ProtectedRoute open={open}>
      <h1>Help</h1>
    </ProtectedRoute>,
    {
      user,
      address,
      answers: {
        'GET /api/notifications/unread': { count: 0 },
        'GET /api/dashboard': { kind: 'missing' },
        'GET /api/profile': { fields: [], birthMonthWaits: null },
      },
    },
  )
}
