import { dayMs, hourMs } from './duration.ts'

/** A calendar day in Jamaica, 'YYYY-MM-DD'. */
export type Day = string & { readonly brand: 'Day' }

// Jamaica keeps UTC-5 all year and has had no daylight saving since 1983, so plain arithmetic is
// exact here and needs no time zone database.
const behindUtcMs = 5 * hourMs

/** The day it is in Jamaica at this instant. */
export function dayOf(instant: Date): Day {
  return dayAt(Math.floor((instant.getTime() - behindUtcMs) / dayMs))
}

/** Parses a day; throws if it is not a real date ('2025-02-29'). */
export function dayFrom(text: string): Day {
  if (!isDay(text)) throw new RangeError(`Not a day: ${text}`)
  return text
}

/** A real date from 1900 on: JavaScript and databases disagree about dates long before. */
export function isDay(text: string): text is Day {
  if (!/^(?:19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false
  const noon = new Date(`${text}T12:00:00Z`)
  return !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(text)
}

/** Midnight in Jamaica, 05:00 UTC. */
export function startOfDay(day: Day): Date {
  return new Date(dayNumber(day) * dayMs + behindUtcMs)
}

/** When the next day begins. */
export function endOfDay(day: Day): Date {
  return startOfDay(addDays(day, 1))
}

/** The instant of '16:30' on this day, by a clock in Jamaica. */
export function atTime(day: Day, time: string): Date {
  return new Date(Date.parse(`${day}T${time}:00Z`) + behindUtcMs)
}

export function addDays(day: Day, count: number): Day {
  return dayAt(dayNumber(day) + count)
}

/** This many days in a row. */
export function daysFrom(first: Day, count: number): Day[] {
  const number = dayNumber(first)
  return Array.from({ length: count }, (_, index) => dayAt(number + index))
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return dayNumber(to) - dayNumber(from)
}

/** The Monday on or before this day. */
export function weekStartOf(day: Day): Day {
  // Day number 0, 1 January 1970, was a Thursday: three days after a Monday.
  const sinceMonday = (((dayNumber(day) + 3) % 7) + 7) % 7
  return addDays(day, -sinceMonday)
}

/** The seven days, Monday first, of the week this day is in. */
export function weekOf(day: Day): Day[] {
  return daysFrom(weekStartOf(day), 7)
}

/** The Mondays of the last `count` weeks including this day's, oldest first. */
export function lastMondays(day: Day, count: number): Day[] {
  const monday = weekStartOf(day)
  return Array.from({ length: count }, (_, index) => addDays(monday, (index + 1 - count) * 7))
}

/** The same time of day, `count` days later. */
export function daysAfter(instant: Date, count: number): Date {
  return new Date(instant.getTime() + count * dayMs)
}

/** 0-23 on a clock in Jamaica. */
export function hourInJamaica(instant: Date): number {
  return inJamaica(instant).getUTCHours()
}

export function greetingAt(instant: Date): 'Good morning' | 'Good afternoon' | 'Good evening' {
  const hour = hourInJamaica(instant)
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}

const known = new Map<number, Day>()

/** Most requests ask for the same few days again and again, and writing one costs more than looking it up. */
function dayAt(number: number): Day {
  const before = known.get(number)
  if (before !== undefined) return before
  const day = new Date(number * dayMs).toISOString().slice(0, 10) as Day
  if (known.size > 1_000) known.clear()
  known.set(number, day)
  return day
}

function dayNumber(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs
}

function inJamaica(instant: Date): Date {
  return new Date(instant.getTime() - behindUtcMs)
}
