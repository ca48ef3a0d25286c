import { expect, test } from 'vitest'
import { policy, sourceOf } from './policy.ts'

const asked = (path: string, isPage: boolean, isSignedIn = true) =>
  sourceOf({ path, isPage, isSignedIn, publicPages: ['/', '/login', '/helplines', '/api/docs'] })

test.each(['/api/dashboard', '/api/session', '/api/live', '/health/ready'])(
  '%s is never answered from the device',
  (path) => {
    expect([asked(path, false), asked(path, true), asked(path, true, false)]).toEqual([
      'network',
      'network',
      'network',
    ])
  },
)

test('a page of the application opens from the device for somebody who is signed in, and for nobody else', () => {
  expect(asked('/courses/budgeting', true)).toBe('application')
  expect(asked('/courses/budgeting', true, false)).toBe('otherwise')
})

test('a public page comes from the network, and the helplines are there without one', () => {
  expect(asked('/login', true)).toBe('otherwise')
  expect(asked('/helplines', true)).toBe('network-first')
  expect(asked('/helplines', true, false)).toBe('network-first')
})

test('a file of the build is asked for once, because its name changes with its content', () => {
  expect(asked('/assets/app-1.js', false)).toBe('device-first')
  expect(asked('/manifest.webmanifest', false)).toBe('network')
})

test('nothing that the worker keeps belongs to a person', () => {
  expect(new Set(policy.map(({ whose }) => whose))).toEqual(new Set(['nobody’s', 'everybody’s']))
})
