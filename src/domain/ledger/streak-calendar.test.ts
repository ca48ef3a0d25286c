import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayFrom, weekStartOf } from '#domain/day.ts'
import { streakCalendar } from './streak-calendar.ts'

const sunday = dayFrom('2026-11-22')
const stateOn = (dots: ReturnType<typeof streakCalendar>, day: string) =>
  dots.find((dot) => dot.day === day)?.state

test('the streak calendar shows five weeks from Monday to the end of this week', () => {
  const dots = streakCalendar([], [], dayFrom('2026-11-18'))
  expect(dots).toHaveLength(35)
  expect(dots[0]?.day).toBe('2026-10-19')
  expect(dots.at(-1)?.day).toBe('2026-11-22')
  expect(stateOn(dots, '2026-11-19')).toBe('future')
})

test('each day of the streak calendar has its state', () => {
  const dots = streakCalendar(
    [dayFrom('2026-11-17'), dayFrom('2026-11-19')],
    [dayFrom('2026-11-18')],
    sunday,
  )
  expect(dots.slice(-7).map((dot) => dot.state)).toEqual([
    'before',
    'done',
    'freeze',
    'done',
    'missed',
    'missed',
    'today',
  ])
})

test('today is done after the first activity', () => {
  expect(stateOn(streakCalendar([sunday], [], sunday), sunday)).toBe('done')
})

test('for a new student, no day before today is missed', () => {
  const states = streakCalendar([], [], sunday).map((dot) => dot.state)
  expect(new Set(states)).toEqual(new Set(['before', 'today']))
})

test('exactly the active days in the streak calendar are done', () => {
  const offsets = fc.array(fc.integer({ min: -60, max: 0 }))
  fc.assert(
    fc.property(offsets, fc.integer({ min: 0, max: 6 }), (offsetsBack, weekday) => {
      const today = addDays(weekStartOf(sunday), weekday)
      const active = offsetsBack.map((offset) => addDays(today, offset))
      for (const dot of streakCalendar(active, [], today)) {
        expect(dot.state === 'done').toBe(active.includes(dot.day))
        expect(dot.state === 'future').toBe(dot.day > today)
      }
    }),
  )
})
