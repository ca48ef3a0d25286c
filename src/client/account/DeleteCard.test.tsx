import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { student } from '../testing/student.ts'
import { DeleteCard } from './DeleteCard.tsx'
import { PasswordCard } from './PasswordCard.tsx'

const remove = 'POST /api/account/delete'
const password = 'POST /api/account/password'

test('an account is deleted only after the name was typed; the field says so and has the focus', async () => {
  const { user, sentTo, dialog } = await showDelete()
  const name = dialog.getByLabelText('Type your name: Tia Clarke')
  await user.type(name, 'Tia')
  await user.click(dialog.getByRole('button', { name: 'Delete account' }))
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getAllByText('Type Tia Clarke to confirm.')).toHaveLength(1)
  expect(document.activeElement).toBe(name)
  expect(sentTo(remove)).toEqual([])
})

test('the name counts in small letters too, and the password is sent as it was typed', async () => {
  const { user, server, sentTo, dialog } = await showDelete()
  await user.type(dialog.getByLabelText('Type your name: Tia Clarke'), 'tia clarke')
  await user.type(dialog.getByLabelText('Your password'), ' sun up ')
  const release = server.hold()
  await user.dblClick(dialog.getByRole('button', { name: 'Delete account' }))
  release()
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sentTo(remove)).toEqual([{ password: ' sun up ' }])
})

test('a wrong password is said at its field, and the sheet stays open', async () => {
  const { user, server, dialog } = await showDelete()
  const wrong = 'That is not your password.'
  server.answer(remove, { code: 'invalid', message: wrong, fields: { password: wrong } })
  await user.type(dialog.getByLabelText('Type your name: Tia Clarke'), 'Tia Clarke')
  const field = dialog.getByLabelText('Your password')
  await user.type(field, 'rain{Enter}')
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true')
  expect(dialog.getAllByText(wrong)).toHaveLength(1)
  expect(document.activeElement).toBe(field)
})

test('keeping the account deletes nothing, and what was typed is gone when the sheet opens again', async () => {
  const { user, sentTo, dialog } = await showDelete()
  await user.type(dialog.getByLabelText('Your password'), 'sun up')
  await user.click(dialog.getByRole('button', { name: 'Keep my account' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete my account' }))
  expect(screen.getByLabelText('Your password')).toHaveProperty('value', '')
  expect(sentTo(remove)).toEqual([])
})

test('an account that will be deleted names the day instead of the button', () => {
  const user = { ...student, deleteAfter: '2026-12-03T17:00:00.000Z' }
  openScene(<DeleteCard user={user} />, { user })
  expect(screen.getByText(/will be deleted on 3 December 2026/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a new password that is too short is refused before it is sent', async () => {
  const { user, sentTo } = showPassword()
  await user.type(screen.getByLabelText('Current password'), 'sun up')
  const next = screen.getByLabelText('New password')
  await user.type(next, 'short{Enter}')
  expect(next.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(next)
  expect(sentTo(password)).toEqual([])
  await user.type(next, 'er')
  expect(next.getAttribute('aria-invalid')).toBeNull()
})

test('every missing password has its own error, and the first field gets the focus', async () => {
  const { user, sentTo } = showPassword()
  await user.click(screen.getByRole('button', { name: 'Change password' }))
  const [current, next] = [
    screen.getByLabelText('Current password'),
    screen.getByLabelText('New password'),
  ]
  for (const field of [current, next]) expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(current)
  expect(sentTo(password)).toEqual([])
})

test('a changed password is confirmed, and both fields are empty again', async () => {
  const { user, sentTo } = showPassword()
  await user.type(screen.getByLabelText('Current password'), 'sun up')
  await user.type(screen.getByLabelText('New password'), 'the sun is up{Enter}')
  await expect.poll(() => screen.getByLabelText('New password')).toHaveProperty('value', '')
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
  expect(sentTo(password)).toEqual([{ current: 'sun up', next: 'the sun is up' }])
  expect(screen.getByRole('status').textContent).toMatch(/^Password changed\./)
})

async function showDelete() {
  const scene = openScene(<DeleteCard user={student} />, {
    answers: { [remove]: { deleteAfter: '2026-12-03T17:00:00.000Z' } },
  })
  await scene.user.click(screen.getByRole('button', { name: 'Delete my account' }))
  return { ...scene, dialog: within(screen.getByRole('dialog')) }
}

function showPassword() {
  return openScene(<PasswordCard />, { answers: { [password]: { done: true } } })
}
