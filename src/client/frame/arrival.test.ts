import { numberedUserId } from '#domain/people/numbered-user-id.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Arrival } from '#domain/people/arrivals.ts'
import { hideToast, shownToast } from '../ui/toasts.ts'
import { noteArrival } from '../app/note-arrival.ts'
import { showArrival } from './arrival.ts'

const person = numberedUserId(1)
const storage = new Map<string, string>()

beforeEach(() => {
  storage.clear()
  for (let toast = shownToast.get(); toast; toast = shownToast.get()) hideToast(toast.id)
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  })
})

test.for<[Arrival, string]>([
  ['logged-in', 'Welcome back!'],
  ['logged-in-with-roles', 'Login successful!'],
  ['signed-up', 'Signed in successfully!'],
  ['signed-up-with-role', 'Account created successfully!'],
])('the page after "%s" shows "%s" once', ([arrival, text]) => {
  noteArrival(arrival)
  showArrival(person)
  showArrival(person)
  expect(shownToast.get()?.text).toBe(text)
  hideToast(shownToast.get()?.id ?? 0)
  expect(shownToast.get()).toBeUndefined()
})

test('an unknown value is not shown', () => {
  storage.set('upful-arrival', 'You won a prize')
  showArrival(person)
  expect(shownToast.get()).toBeUndefined()
})

test('signing in works in a browser without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  noteArrival('logged-in')
  showArrival(person)
  expect(shownToast.get()).toBeUndefined()
})
