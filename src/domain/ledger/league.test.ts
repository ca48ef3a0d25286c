import { expect, test } from 'vitest'
import { dayFrom, daysFrom } from '#domain/day.ts'
import { bandOf, isUpperHalf, neighboursOf, placesOf } from './league.ts'

const today = dayFrom('2026-11-27')

test('a higher level or more active days never lead to a lower band', () => {
  const days = daysFrom(dayFrom('2026-11-14'), 14)
  const bands = [1, 3, 6, 11].flatMap((level) =>
    [0, 3, 4, 8, 9, 14].map((count) => bandOf(level, days.slice(0, count), today)),
  )
  expect(bands).toEqual(bands.toSorted((one, other) => one - other))
  expect(new Set(bands).size).toBe(12)
})

test('days of long ago do not make somebody active', () => {
  expect(bandOf(1, daysFrom(dayFrom('2026-10-01'), 20), today)).toBe(bandOf(1, [], today))
})

test('equal XP is an equal place, and the next place counts all of them', () => {
  const places = placesOf([{ xp: 90 }, { xp: 40 }, { xp: 40 }, { xp: 10 }])
  expect(places.map(({ place }) => place)).toEqual([1, 2, 2, 4])
})

test('a student sees at most three on each side', () => {
  const members = Array.from({ length: 30 }, (_, index) => index)
  expect(neighboursOf(members, 0)).toEqual([0, 1, 2, 3])
  expect(neighboursOf(members, 10)).toEqual([7, 8, 9, 10, 11, 12, 13])
  expect(neighboursOf(members, 29)).toEqual([26, 27, 28, 29])
  expect(neighboursOf([0], 0)).toEqual([0])
})

test('with an odd number the one in the middle is in the upper half', () => {
  expect(isUpperHalf(1, 1)).toBe(true)
  expect(isUpperHalf(2, 3)).toBe(true)
  expect(isUpperHalf(3, 3)).toBe(false)
})
