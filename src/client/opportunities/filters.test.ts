import { expect, test } from 'vitest'
import { filtersIn, isNarrowed } from './filters.ts'

const filters = (search: string) => filtersIn(new URLSearchParams(search))

test('an address that names no type leaves it to the server', () => {
  expect(filters('tab=opportunities')).toEqual({})
})

test('every filter of the address is asked for', () => {
  const search = 'type=all&q=front+desk&place=St.+Ann&closing=soon&saved=yes'
  expect(filters(search)).toEqual({
    type: 'all',
    q: 'front desk',
    place: 'St. Ann',
    closing: 'soon',
    saved: 'yes',
  })
})

test('what an address misspells is not asked for', () => {
  expect(filters('type=jobs&place=Narnia&closing=now&saved=1&q=+')).toEqual({})
})

test('a search that is too long for the route is cut', () => {
  expect(filters(`q=${'x'.repeat(150)}`).q).toHaveLength(100)
})

test('a type alone does not narrow the list', () => {
  expect(isNarrowed(filters('type=contract'))).toBe(false)
  expect(isNarrowed(filters('place=remote'))).toBe(true)
})
