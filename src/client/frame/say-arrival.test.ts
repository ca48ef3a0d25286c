import { beforeEach, expect, test, vi } from 'vitest'
import type { Arrival } from '#domain/people/arrivals.ts'
import { hideToast, shownToast } from '../ui/toasts.ts'
import { noteArrival } from '../app/note-arrival.ts'
import { sayArrival } from './say-arrival.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  for (let toast = shownToast.get(); toast; toast = shownToast.get()) hideToast(toast.id)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test.for<[Arrival, string]>([
  ['logged-in', 'Welcome back!'],
  ['logged-in-with-roles', 'Login successful!'],
  ['signed-up', 'Signed in successfully!'],
  ['signed-up-with-role', 'Account created successfully!'],
])('the page after "%s" says "%s", once', ([arrival, text]) => {
  noteArrival(arrival)
  sayArrival()
  sayArrival()
  expect(shownToast.get()?.text).toBe(text)
  hideToast(shownToast.get()?.id ?? 0)
  expect(shownToast.get()).toBeUndefined()
})

test('an unknown value is not shown', () => {
  kept.set('upful-arrival', 'You won a prize')
  sayArrival()
  expect(shownToast.get()).toBeUndefined()
})

test('signing in works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteArrival('logged-in')
  sayArrival()
  expect(shownToast.get()).toBeUndefined()
})
