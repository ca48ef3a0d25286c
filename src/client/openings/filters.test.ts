import { expect, test } from 'vitest'
import { filtersIn, isNarrowed } from './filters.ts'

const filters = (search: string) => filtersIn(new URLSearchParams(search))

test('without a type in the address, none is sent and the server chooses', () => {
  expect(filters('tab=opportunities')).toEqual({})
})

test('every filter in the address is sent', () => {
  const search = 'type=all&q=front+desk&place=St.+Ann&closing=soon&saved=yes'
  expect(filters(search)).toEqual({
    type: 'all',
    q: 'front desk',
    place: 'St. Ann',
    closing: 'soon',
    saved: 'yes',
  })
})

test('invalid filters in the address are not sent', () => {
  expect(filters('type=jobs&place=Narnia&closing=now&saved=1&q=+')).toEqual({})
})

test('a search that is too long for the route is truncated', () => {
  expect(filters(`q=${'x'.repeat(150)}`).q).toHaveLength(100)
})

test('a type alone does not narrow the list', () => {
  expect(isNarrowed(filters('type=contract'))).toBe(false)
  expect(isNarrowed(filters('place=remote'))).toBe(true)
})
