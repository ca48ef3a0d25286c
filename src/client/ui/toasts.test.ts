import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onToasts, showToast, shownToast, withdrawToast } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const text = () => shownToast()?.text

test('a toast goes away by itself after five seconds', () => {
  showToast('Saved')
  vi.advanceTimersByTime(4_999)
  expect(text()).toBe('Saved')
  vi.advanceTimersByTime(1)
  expect(text()).toBeUndefined()
})

test('one toast is shown at a time, the same words once, and each has its turn', () => {
  for (const words of ['one', 'two', 'one', 'three']) showToast(words)
  const seen = [text()]
  for (let turn = 0; turn < 2; turn += 1) {
    vi.advanceTimersByTime(2_500)
    seen.push(text())
  }
  expect(seen).toEqual(['one', 'two', 'three'])
  vi.advanceTimersByTime(5_000)
  expect(text()).toBeUndefined()
})

test('what went wrong is said before what waits', () => {
  showToast('+10 XP', 'good')
  showToast('Quest done', 'good')
  showToast('Not saved', 'bad')
  expect(text()).toBe('Not saved')
})

test('words that are not true any more go at once', () => {
  showToast('Not saved', 'bad')
  showToast('Saved', 'good')
  withdrawToast('Not saved')
  expect(text()).toBe('Saved')
})

test('listeners hear of a toast that comes and of one that goes', () => {
  const heard: (string | undefined)[] = []
  const stop = onToasts(() => heard.push(text()))
  showToast('Hello')
  vi.advanceTimersByTime(5_000)
  stop()
  showToast('Not heard')
  expect(heard).toEqual(['Hello', undefined])
})
