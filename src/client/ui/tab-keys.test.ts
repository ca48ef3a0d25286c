import { expect, test } from 'vitest'
import { tabAfterKey } from './tab-keys.ts'

const ids = ['overview', 'skills', 'advisor'] as const

test('arrows move through the tabs and wrap around at both ends', () => {
  expect(tabAfterKey('ArrowRight', ids, 'overview')).toBe('skills')
  expect(tabAfterKey('ArrowRight', ids, 'advisor')).toBe('overview')
  expect(tabAfterKey('ArrowLeft', ids, 'overview')).toBe('advisor')
})

test('Home and End go to the first and the last tab', () => {
  expect(tabAfterKey('Home', ids, 'advisor')).toBe('overview')
  expect(tabAfterKey('End', ids, 'overview')).toBe('advisor')
})

test('every other key is left to the browser', () => {
  expect(tabAfterKey('Tab', ids, 'overview')).toBeUndefined()
  expect(tabAfterKey('Enter', ids, 'overview')).toBeUndefined()
})
