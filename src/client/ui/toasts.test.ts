import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onToasts, showToast, shownToasts } from './toasts.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

const texts = () => shownToasts().map((toast) => toast.text)

test('a toast goes away by itself after five seconds', () => {
  showToast('Saved')
  vi.advanceTimersByTime(4_999)
  expect(texts()).toEqual(['Saved'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('the same words are shown once, and at most three toasts at a time', () => {
  for (const text of ['one', 'two', 'one', 'three', 'four']) showToast(text)
  expect(texts()).toEqual(['one', 'three', 'four'])
})

test('listeners hear of a toast that comes and of one that goes', () => {
  const heard: number[] = []
  const stop = onToasts(() => heard.push(shownToasts().length))
  showToast('Hello')
  vi.advanceTimersByTime(5_000)
  stop()
  showToast('Not heard')
  expect(heard).toEqual([1, 0])
})
