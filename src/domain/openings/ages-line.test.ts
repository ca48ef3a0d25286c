import { expect, test } from 'vitest'
import { agesLine } from './ages-line.ts'

test.each([
  [16, 19, false, 'Ages 16 to 19'],
  [16, null, false, 'Ages 16 and over'],
  [null, 19, false, 'Ages up to 19'],
  [17, 17, false, 'Age 17'],
  [null, null, false, null],
  [null, null, true, 'Ages 18 and over'],
  [16, 25, true, 'Ages 18 to 25'],
  [21, null, true, 'Ages 21 and over'],
])('from %s to %s, for adults: %s', (minAge, maxAge, forAdults, line) => {
  expect(agesLine({ minAge, maxAge }, forAdults)).toBe(line)
})
