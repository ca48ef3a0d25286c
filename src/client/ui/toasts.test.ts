import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { announceToast, showToast, shownToast, withdrawToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const text = () => shownToast.get()?.text

test('a toast disappears by itself after five seconds', () => {
  showToast('Saved')
  vi.advanceTimersByTime(4_999)
  expect(text()).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('one toast is shown at a time, and the newest wins', () => {
  showToast('+10 XP', 'good')
  vi.advanceTimersByTime(4_000)
  showToast('Lesson complete', 'good')
  expect(text()).toBe('Lesson complete')
  // Older toasts don't come back, and the newest is shown for its full time.
  vi.advanceTimersByTime(4_999)
  expect(text()).toBe('Lesson complete')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('announcements wait until the response before them has been shown, and none is lost', () => {
  showToast('Sent to Hope Gardens.', 'good')
  announceToast('New achievement: First application')
  announceToast('Quest done: Apply')
  announceToast('Quest done: Apply')
  expect(text()).toBe('Sent to Hope Gardens.')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBe('New achievement: First application')
  // A response is shown immediately, and the announcement it interrupts comes back.
  showToast('Saved', 'good')
  expect(text()).toBe('Saved')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBe('New achievement: First application')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBe('Quest done: Apply')
  vi.advanceTimersByTime(5_000)
  expect(text()).toBeUndefined()
})

test('showing the same text again does not start a new toast', () => {
  showToast('Saved')
  vi.advanceTimersByTime(3_000)
  showToast('Saved')
  vi.advanceTimersByTime(2_000)
  expect(text()).toBeUndefined()
})

test('a toast that is no longer true is removed immediately', () => {
  showToast('Not saved', 'bad')
  withdrawToast('Not saved')
  expect(text()).toBeUndefined()
  showToast('Saved', 'good')
  withdrawToast('Not saved')
  expect(text()).toBe('Saved')
})
