import { expect, test } from 'vitest'
import { nearestFirst } from './ahead.ts'

const achievement = (id: string, progress: number, target: number) => ({
  id,
  title: id,
  description: '',
  xp: 40,
  progress,
  target,
  shows: null,
})

test('the achievement closest to being earned comes first, and ties keep their order', () => {
  const ahead = [
    achievement('thirty days', 3, 30),
    achievement('week', 6, 7),
    achievement('ten items', 0, 10),
    achievement('first course', 0, 1),
    achievement('second first', 0, 1),
  ]
  expect(nearestFirst(ahead).map(({ id }) => id)).toEqual([
    'week',
    'thirty days',
    'first course',
    'second first',
    'ten items',
  ])
  expect(ahead[0]?.id).toBe('thirty days')
})
