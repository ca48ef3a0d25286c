import { expect, test } from 'vitest'
import { meaningOf } from './posting-words.ts'

test('an opening that staff decided to hold is not described as under review', () => {
  expect(meaningOf('held', 'rules')).toContain('while our staff look at it')
  expect(meaningOf('held', 'reports')).toContain('while our staff look at it')
  expect(meaningOf('held', 'staff')).toBe(
    'Students do not see it. Our staff will look at it again once you send it.',
  )
  expect(meaningOf('draft', null)).toBe('Students do not see it.')
})
