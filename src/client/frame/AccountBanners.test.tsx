import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { AccountBanners } from './AccountBanners.tsx'

const confirm = 'Confirm your email'
const sendAgain = 'POST /api/email/send-again'

test('a confirmed account has no banner', () => {
  show({})
  expect(screen.queryByRole('region')).toBeNull()
})

test('an unconfirmed student is reminded where a letter to a guardian depends on it, not while learning', () => {
  show({ confirmed: false }, '/guardians')
  expect(screen.getByRole('region', { name: confirm }).textContent).toContain('tia@example.com')
  show({ confirmed: false }, '/courses')
  expect(screen.getAllByRole('region', { name: confirm })).toHaveLength(1)
})

test('an unconfirmed guardian is reminded on every page, and reads what they cannot do yet', () => {
  show({ confirmed: false, role: 'guardian' }, '/courses')
  expect(screen.getByRole('region', { name: confirm }).textContent).toContain(
    'you can’t link with a student or approve anything',
  )
  expect(screen.getByRole('link', { name: 'Wrong address?' }).getAttribute('href')).toBe('/account')
})

test('the letter is sent again once, and the banner says so', async () => {
  const { user, server, sentTo } = show({ confirmed: false }, '/account')
  const release = server.hold()
  await user.dblClick(screen.getByRole('button', { name: 'Send again' }))
  release()
  expect(await screen.findByRole('button', { name: 'Sent. Send again' })).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe('We sent the email again.')
  expect(sentTo(sendAgain)).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Wrong address?' })).toBeNull()
})

test('a letter that could not be sent is not called sent', async () => {
  const { user, server } = show({ confirmed: false }, '/account')
  server.answer(sendAgain, { code: 'too-many', message: 'Try again in an hour.' })
  await user.click(screen.getByRole('button', { name: 'Send again' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Try again in an hour.')
  expect(screen.getByRole('button', { name: 'Send again' })).toBeTruthy()
})

test('an address that bounces is named instead of asking to confirm it', () => {
  show({ confirmed: false, bounced: true }, '/account')
  expect(screen.getByRole('region').textContent).toContain('We could not reach tia@example.com.')
  expect(screen.queryByRole('region', { name: confirm })).toBeNull()
})

test('an account that will be deleted names the day on every page, and can be kept', async () => {
  const { user, sentTo } = show({ deleteAfter: '2026-12-03T17:00:00.000Z' }, '/courses')
  expect(screen.getByRole('region', { name: 'Account deletion' }).textContent).toContain(
    'Your account will be deleted on 3 December 2026.',
  )
  await user.click(screen.getByRole('button', { name: 'Keep my account' }))
  await expect.poll(() => screen.getByRole('status').textContent).toBe('Your account stays.')
  expect(sentTo('POST /api/account/delete/undo')).toHaveLength(1)
})

function show(changes: Partial<Me>, address = '/dashboard') {
  const user = { ...student, ...changes }
  return openScene(<AccountBanners user={user} />, {
    user,
    address,
    answers: {
      [sendAgain]: { done: true },
      'POST /api/account/delete/undo': { done: true },
      'GET /api/notifications/unread': { count: 0 },
    },
  })
}
