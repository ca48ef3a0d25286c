import { addDays, daysFrom, type Day } from '#domain/day.ts'
import { hourMs } from '#domain/duration.ts'
import { isBookable } from './mentoring.ts'
import { dayIn, instantIn, jamaica } from './time-zone.ts'

/** Minutes. */
export const sessionLengths = [20, 30, 45, 60] as const
export type SessionLength = (typeof sessionLengths)[number]

/** Minutes between two sessions. */
export const pauses = [0, 5, 10, 15, 30] as const
export type Pause = (typeof pauses)[number]

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]
export const maxSessionsAWeek = 20
export const maxBlocks = 21
export const maxDaysOff = 20
/** How far ahead a mentor's usual week is opened. */
export const weekDaysAhead = 28

/** 'half an hour', 'an hour' or '45 minutes' */
export function lengthWords(minutes: number): string {
  if (minutes === 30) return 'half an hour'
  return minutes === 60 ? 'an hour' : `${minutes} minutes`
}

/** Part of a weekday, in the mentor's own time zone. Monday is 1. */
export interface WeekdayHours {
  weekday: number
  from: string
  to: string
}

/** When a mentor usually meets students. */
export interface MentorWeek {
  timeZone: string
  minutes: SessionLength
  pause: Pause
  mostPerWeek: number | null
  hours: WeekdayHours[]
  /** The days from `from` to `until`, both included. */
  daysOff: { from: Day; until: Day }[]
}

/** Before the mentor has chosen: no hours, and sessions of half an hour. */
export const noWeek: MentorWeek = {
  timeZone: jamaica,
  minutes: 30,
  pause: 0,
  mostPerWeek: null,
  hours: [],
  daysOff: [],
}

/** The times of the coming weeks that students could ask for, earliest first. */
export function timesOfWeek(week: MentorWeek, now: Date): Date[] {
  const { timeZone, hours } = week
  const first = dayIn(timeZone, now)
  return daysFrom(first, weekDaysAhead + 1)
    .filter((day) => !isDayOff(week, day))
    .flatMap((day) =>
      hours
        .filter(({ weekday }) => weekday === weekdayOf(day))
        .flatMap(({ from, to }) => startsBetween(week, day, { from, to })),
    )
    .filter((time) => isBookable(time, now))
    .toSorted((one, other) => one.getTime() - other.getTime())
}

export function isDayOff({ daysOff }: Pick<MentorWeek, 'daysOff'>, day: Day): boolean {
  return daysOff.some(({ from, until }) => from <= day && day <= until)
}

/** Starts of sessions that fit between the two times, with the pause between them. */
export function startsBetween(
  { timeZone, minutes, pause }: Pick<MentorWeek, 'timeZone' | 'minutes' | 'pause'>,
  day: Day,
  { from, to }: { from: string; to: string },
): Date[] {
  const step = (minutes + pause) * minuteMs
  const first = instantIn(timeZone, day, from).getTime()
  const isMidnight = to === '00:00'
  const end = instantIn(timeZone, isMidnight ? addDays(day, 1) : day, to).getTime()
  const count = Math.max(0, Math.floor((end - first + pause * minuteMs) / step))
  return Array.from({ length: count }, (_, index) => new Date(first + index * step))
}

interface Span {
  startsAt: Date
  minutes: number
}

/** Whether the two would overlap, or leave less than the pause between them. */
export function collides(one: Span, other: Span, pause: number): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one]
  const free = first.startsAt.getTime() + (first.minutes + pause) * minuteMs
  return second.startsAt.getTime() < free
}

/** A message for the first block that cannot be; undefined if all are right. */
export function wrongHours(hours: readonly WeekdayHours[], minutes: number): string | undefined {
  for (const { weekday, from, to } of hours) {
    const name = weekdays[weekday - 1] ?? ''
    const end = to === '00:00' ? '24:00' : to
    if (end <= from) return `${name}: the end has to be after the start.`
    if (minutesBetween(from, end) < minutes)
      return `${name}: ${from} to ${to} is shorter than one session.`
  }
  const sorted = hours.toSorted((a, b) => a.weekday - b.weekday || (a.from < b.from ? -1 : 1))
  const twice = sorted.find((block, index) => {
    const before = sorted[index - 1]
    return before?.weekday === block.weekday && (before.to === '00:00' || before.to > block.from)
  })
  if (twice === undefined) return undefined
  return `${weekdays[twice.weekday - 1]}: two of your times overlap.`
}

const minuteMs = hourMs / 60

function minutesBetween(from: string, to: string): number {
  const [start = 0, end = 0] = [from, to].map((time) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number)
    return 60 * hours + minutes
  })
  return end - start
}

function weekdayOf(day: Day): number {
  return ((new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7) + 1
}
