import { act, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openScene } from '../testing/scene.tsx'
import { announceToast, showToast, withdrawToast } from './toasts.ts'

test('a message is said by a screen reader once, and its visible copy is hidden from it', () => {
  openScene(null)
  act(() => showToast('Saved', 'good'))
  expect(screen.getByRole('status').textContent).toBe('Saved')
  const [said, seen] = screen.getAllByText('Saved')
  expect(said?.closest('[aria-hidden]')).toBeNull()
  expect(seen?.closest('[aria-hidden="true"]')).toBe(seen)
})

test('a message can be closed, and then the news that waited behind it is shown', async () => {
  const { user } = openScene(null)
  act(() => showToast('Saved'))
  act(() => announceToast('Achievement: First day'))
  expect(message()).toBe('Saved')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  expect(message()).toBe('Achievement: First day')
  await user.click(screen.getByRole('button', { name: 'Close message' }))
  expect(message()).toBe('')
  expect(screen.queryByRole('button', { name: 'Close message' })).toBeNull()
})

test('the newest response replaces the one before', () => {
  openScene(null)
  act(() => showToast('Saved'))
  act(() => showToast('Not saved', 'bad'))
  expect(message()).toBe('Not saved')
})

test('a message that is no longer true goes away, and another one stays', () => {
  openScene(null)
  act(() => showToast('No connection', 'bad'))
  act(() => withdrawToast('Something else'))
  expect(message()).toBe('No connection')
  act(() => withdrawToast('No connection'))
  expect(message()).toBe('')
})

test('a message goes away by itself after five seconds', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  openScene(null)
  act(() => showToast('Saved'))
  act(() => void vi.advanceTimersByTime(4_900))
  expect(message()).toBe('Saved')
  act(() => void vi.advanceTimersByTime(200))
  expect(message()).toBe('')
})

function message(): string | null {
  return screen.getByRole('status').textContent
}
