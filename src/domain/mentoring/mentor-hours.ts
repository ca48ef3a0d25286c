import { isDay, type Day } from '#domain/day.ts'
import { monthNames } from '#domain/people/birth-month.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { plural } from '#domain/text/plural.ts'

/** The sessions of a mentor that took place in one calendar month in Jamaica, such as '2026-11'. */
export interface HoursOfMonth {
  month: string
  sessions: number
  minutes: number
}

export interface MentorHours {
  sessions: number
  minutes: number
  months: HoursOfMonth[]
}

export interface HoursCertificate {
  name: string
  from: Day
  to: Day
  madeOn: Day
  hours: MentorHours
}

/** Adds up sessions, each with its day in Jamaica; the months are in order. */
export function hoursFrom(sessions: readonly { day: Day; minutes: number }[]): MentorHours {
  const months = new Map<string, HoursOfMonth>()
  for (const { day, minutes } of sessions) {
    const month = day.slice(0, 7)
    const sum = months.get(month) ?? { month, sessions: 0, minutes: 0 }
    sum.sessions += 1
    sum.minutes += minutes
    months.set(month, sum)
  }
  return {
    sessions: sessions.length,
    minutes: sessions.reduce((sum, { minutes }) => sum + minutes, 0),
    months: [...months.values()].toSorted((a, b) => a.month.localeCompare(b.month)),
  }
}

/** '1 hour 30 minutes' */
export function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [
    hours > 0 ? plural(hours, 'hour') : '',
    rest > 0 || hours === 0 ? plural(rest, 'minute') : '',
  ]
  return parts.filter((part) => part !== '').join(' ')
}

/** 'November 2026' */
export function monthInWords(month: string): string {
  return `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`
}

/** What is wrong with a period, by its field; undefined if nothing is. */
export function wrongWithPeriod(
  { from, to }: { from: string; to: string },
  today: Day,
): { from?: string; to?: string } | undefined {
  if (!isDay(from)) return { from: 'Enter a real date.' }
  if (!isDay(to)) return { to: 'Enter a real date.' }
  if (to > today) return { to: 'Choose today or an earlier day.' }
  return from > to ? { from: 'The first day has to be before the last.' } : undefined
}

/** The sentences of the certificate, which its page on the screen shows as well. */
export function certificateSentences({ name, from, to, hours }: HoursCertificate) {
  const period = `from ${dayInWords(from)} to ${dayInWords(to)}`
  return {
    who: `${name} met young people as a volunteer mentor on Upful ${period}.`,
    sum: `${plural(hours.sessions, 'session')}, ${durationWords(hours.minutes)} in all.`,
    counted: 'Counted are the planned minutes of video sessions that are recorded as held.',
  }
}
