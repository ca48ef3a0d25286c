import { expect, test } from 'vitest'
import { keepingQuery, roleFromType } from './address.ts'

test.each([
  ['player', 'student'],
  ['ally', 'guardian'],
  ['business', 'business'],
  ['mentor', 'mentor'],
  ['staff', 'student'],
  ['constructor', 'student'],
  [null, 'student'],
])('?type=%s in the address signs up as %s', (type, role) => {
  expect(roleFromType(type)).toBe(role)
})

test('links between the forms keep only `from` and `type`', () => {
  expect(keepingQuery('/signup', '?from=%2Fcourses&type=ally&notice=x')).toBe(
    '/signup?from=%2Fcourses&type=ally',
  )
  expect(keepingQuery('/signup', '?notice=x')).toBe('/signup')
})
