import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { NotificationsCard } from './NotificationsCard.tsx'

const read = 'GET /api/notification-settings'
const change = 'PATCH /api/notification-settings'
const settings = {
  quietHours: true,
  push: null,
  types: [
    { type: 'interview', label: 'Interviews', mail: 'at-once', weekly: false, evening: false },
    { type: 'week', label: 'Your week', mail: 'daily', weekly: true, evening: false },
    { type: 'streak', label: 'Your streak', mail: 'off', weekly: false, evening: true },
  ],
}

test('every kind of notification has its own choice, and a weekly one comes on Sundays', async () => {
  show()
  const interviews = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Interviews' })
  expect(chosen(interviews)).toBe('Right away')
  const week = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your week' })
  expect(chosen(week)).toBe('Every Sunday, at 5 PM')
  expect(week.options).toHaveLength(2)
  const streak = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Your streak' })
  expect([...streak.options].map(({ text }) => text)).toEqual([
    'In the evening, at 6 PM',
    'Never by email',
  ])
})

test('a choice is sent by itself, shown at once and confirmed', async () => {
  const { user, server, sentTo } = show()
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Interviews' })
  const release = server.hold()
  await user.selectOptions(select, 'Never by email')
  expect(chosen(select)).toBe('Never by email')
  server.answer(read, { ...settings, types: [{ ...settings.types[0], mail: 'off' }] })
  release()
  await expect.poll(toast).toBe('Saved')
  expect(sentTo(change)).toEqual([{ mail: { interview: 'off' } }])
  await expect.poll(() => chosen(select)).toBe('Never by email')
})

test('a choice that was not saved goes back, and the reason is said', async () => {
  const { user, server } = show()
  server.answer(change, { code: 'too-many', message: 'Wait a minute.' })
  const select = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Interviews' })
  await user.selectOptions(select, 'Never by email')
  await expect.poll(toast).toBe('Wait a minute.')
  expect(chosen(select)).toBe('Right away')
})

test('quiet hours are switched off with one press', async () => {
  const { user, server, sentTo } = show()
  const box = await screen.findByRole('checkbox', { name: /^Quiet from 9 PM to 7 AM/ })
  expect(box).toHaveProperty('checked', true)
  const release = server.hold()
  await user.click(box)
  await expect.poll(() => box).toHaveProperty('checked', false)
  expect(sentTo(change)).toEqual([{ quietHours: false }])
  release()
})

function show() {
  return openScene(<NotificationsCard />, { answers: { [read]: settings, [change]: settings } })
}

function chosen(select: HTMLSelectElement): string | null | undefined {
  return select.selectedOptions[0]?.textContent
}

function toast(): string | null | undefined {
  return screen.getAllByRole('status').at(-1)?.textContent
}
