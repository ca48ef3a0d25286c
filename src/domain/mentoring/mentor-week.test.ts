import { describe, expect, test } from 'vitest'
import { dayFrom } from '#domain/day.ts'
import { collides, noWeek, timesOfWeek, wrongHours, type MentorWeek } from './mentor-week.ts'

const week = (changes: Partial<MentorWeek>): MentorWeek => ({ ...noWeek, ...changes })
// A Sunday.
const now = new Date('2026-11-29T12:00:00-05:00')
const iso = (times: readonly Date[]) => times.map((time) => time.toISOString())

describe('a mentor’s week', () => {
  test('repeats every week for four weeks', () => {
    const times = timesOfWeek(week({ hours: [{ weekday: 2, from: '16:00', to: '17:00' }] }), now)
    expect(iso(times)).toHaveLength(8)
    expect(iso(times).slice(0, 3)).toEqual([
      '2026-12-01T21:00:00.000Z',
      '2026-12-01T21:30:00.000Z',
      '2026-12-08T21:00:00.000Z',
    ])
  })

  test('has the chosen length and pause, and nothing that would end too late', () => {
    const times = timesOfWeek(
      week({ minutes: 45, pause: 10, hours: [{ weekday: 2, from: '16:00', to: '18:00' }] }),
      now,
    )
    expect(iso(times).slice(0, 2)).toEqual(['2026-12-01T21:00:00.000Z', '2026-12-01T21:55:00.000Z'])
    expect(times).toHaveLength(8)
  })

  test('leaves out days off, and what is too soon to ask for', () => {
    const hours = [1, 2].map((weekday) => ({ weekday, from: '00:00', to: '01:00' }))
    const times = timesOfWeek(
      week({ hours, daysOff: [{ from: dayFrom('2026-12-01'), until: dayFrom('2026-12-08') }] }),
      now,
    )
    expect(iso(times)[0]).toBe('2026-11-30T05:00:00.000Z')
    expect(iso(times).some((time) => time.startsWith('2026-12-08'))).toBe(false)
    expect(iso(times)).toContain('2026-12-14T05:00:00.000Z')
    const soon = timesOfWeek(week({ hours }), new Date('2026-11-29T14:00:00-05:00'))
    expect(iso(soon)[0]).toBe('2026-12-01T05:00:00.000Z')
  })

  test('keeps its hours where the clocks change', () => {
    const spring = new Date('2027-03-22T12:00:00Z')
    const hours = [{ weekday: 7, from: '18:00', to: '18:30' }]
    const times = timesOfWeek(week({ timeZone: 'Europe/London', hours }), spring)
    // British summer time begins on 28 March 2027 at 1 AM.
    expect(iso(times)[0]).toBe('2027-03-28T17:00:00.000Z')
    const winter = timesOfWeek(week({ timeZone: 'Europe/London', hours }), now)
    expect(iso(winter)[0]).toBe('2026-12-06T18:00:00.000Z')
  })
})

test('two sessions collide when they overlap or leave too short a pause', () => {
  const at = (time: string, minutes = 30) => ({
    startsAt: new Date(`2026-12-01T${time}Z`),
    minutes,
  })
  expect(collides(at('16:00'), at('16:30'), 0)).toBe(false)
  expect(collides(at('16:30'), at('16:00'), 10)).toBe(true)
  expect(collides(at('16:00', 60), at('16:30'), 0)).toBe(true)
  expect(collides(at('16:40'), at('16:00'), 10)).toBe(false)
})

test('hours that end before they begin, are too short, or overlap are refused by name', () => {
  const block = (from: string, to: string) => ({ weekday: 3, from, to })
  expect(wrongHours([block('16:00', '15:00')], 30)).toContain('Wednesday: the end')
  expect(wrongHours([block('16:00', '16:30')], 45)).toContain('shorter than one session')
  expect(wrongHours([block('16:00', '18:00'), block('17:30', '19:00')], 30)).toContain('overlap')
  expect(wrongHours([block('16:00', '18:00'), block('18:00', '00:00')], 30)).toBeUndefined()
})
