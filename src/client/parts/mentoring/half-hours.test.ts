import { expect, test } from 'vitest'
import { halfHours } from './half-hours.ts'

test('each half hour from 6 AM to 10 PM is labelled with its clock time', () => {
  const labels = new Map(halfHours.map(({ value, label }) => [value, label]))
  expect(halfHours).toHaveLength(33)
  expect(halfHours[0]).toEqual({ value: '06:00', label: '6:00 AM' })
  expect(labels.get('12:00')).toBe('12:00 PM')
  expect(labels.get('16:30')).toBe('4:30 PM')
  expect(halfHours.at(-1)).toEqual({ value: '22:00', label: '10:00 PM' })
})
