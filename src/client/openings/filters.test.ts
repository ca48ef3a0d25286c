import { expect, test } from 'vitest'
import { countSet, filtersIn, isNarrowed } from './filters.ts'

const filters = (search: string) => filtersIn(new URLSearchParams(search))

test('without a type in the address, none is sent and the server chooses', () => {
  expect(filters('tab=opportunities')).toEqual({})
})

test('every filter in the address is sent', () => {
  const search = 'type=all&q=front+desk&place=St.+Ann&closing=soon&saved=yes&programmes=hidden'
  expect(filters(search)).toEqual({
    type: 'all',
    q: 'front desk',
    place: 'St. Ann',
    closing: 'soon',
    saved: 'yes',
    programmes: 'hidden',
  })
})

test('invalid filters in the address are not sent', () => {
  expect(filters('type=jobs&place=Narnia&closing=now&saved=1&programmes=1&q=+')).toEqual({})
})

test('a search that is too long for the route is truncated', () => {
  expect(filters(`q=${'x'.repeat(150)}`).q).toHaveLength(100)
})

test('a type alone does not narrow the list', () => {
  expect(isNarrowed(filters('type=contract'))).toBe(false)
  expect(isNarrowed(filters('place=remote'))).toBe(true)
})

test('the filters that are set are counted, and the words of a search are not', () => {
  expect(countSet(filters(''))).toBe(0)
  expect(countSet(filters('q=cook'))).toBe(0)
  expect(countSet(filters('q=cook&type=all&place=remote&programmes=hidden'))).toBe(3)
})
