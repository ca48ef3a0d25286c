import { addDays, dayOf, isDay, type Day } from '#domain/day.ts'

/** The day an opening was posted, from '2 days ago', '30+ days ago', 'Just posted' or a date. */
export function postedDayFrom(text: string, today: Day): Day | null {
  const words = text.trim().toLowerCase()
  if (
    /^(just (now|posted)|today|new)\b/.test(words) ||
    /\b(minutes?|mins?|hours?|hrs?)\s+ago\b/.test(words)
  ) {
    return today
  }
  if (words.startsWith('yesterday')) return addDays(today, -1)
  const match = /\b(\d{1,4}|an?)\+?\s*(day|week|month|year)s?\s+ago\b/.exec(words)
  if (match !== null) {
    const count = /^an?$/.test(match[1] ?? '') ? 1 : Number(match[1])
    return addDays(today, -count * (daysIn[match[2] ?? ''] ?? 1))
  }
  return dayIn(text)
}

/** A calendar day from a date, a timestamp or milliseconds since 1970; null when it is none of these. */
export function dayIn(value: string | number): Day | null {
  if (typeof value === 'string' && isDay(value.trim())) return value.trim() as Day
  if (
    typeof value === 'string' &&
    !/^\d{4}-\d{2}-\d{2}[T ]|^[a-z]{3,9}\.? \d{1,2},? \d{4}$|^\d{1,2} [a-z]{3,9}\.? \d{4}$/i.test(
      value.trim(),
    )
  ) {
    return null
  }
  const isDateInWords = typeof value === 'string' && /[a-z]{3}/i.test(value)
  const instant = new Date(isDateInWords ? `${value} 12:00 UTC` : value)
  const year = instant.getUTCFullYear()
  return year >= 1970 && year <= 9998 ? dayOf(instant) : null
}

const daysIn: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 }
