import { expect, it } from 'vitest'
import { halfHours } from './half-hours.ts'

it('labels each half hour from 6 AM to 10 PM as clock time', () => {
  const read = new Map(halfHours.map(({ value, label }) => [value, label]))
  expect(halfHours).toHaveLength(33)
  expect(halfHours[0]).toEqual({ value: '06:00', label: '6:00 AM' })
  expect(read.get('12:00')).toBe('12:00 PM')
  expect(read.get('16:30')).toBe('4:30 PM')
  expect(halfHours.at(-1)).toEqual({ value: '22:00', label: '10:00 PM' })
})
