import { addDays, dayFrom, isDay, type Day } from '#domain/day.ts'

/**
 * A day as people in Jamaica write it: 31/12/2026, 31-12-26, 31 Dec 2026, December 31, 2026. The day comes before
 * the month. Null when it is none, or cannot be read in one way only.
 */
export function writtenDay(text: string): Day | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b[,.]?\s*/, '')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/,/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return isoDay(words) ?? numericDay(words) ?? dayInWords(words) ?? spreadsheetDay(words)
}

function isoDay(words: string): Day | null {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[t ][\d:.z+-]*)?$/.exec(words)?.[1]
  return day !== undefined && isDay(day) ? day : null
}

function numericDay(words: string): Day | null {
  const match = /^(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(words)
  return match === null ? null : dayOfParts(match[4], Number(match[3]), match[1])
}

function dayInWords(words: string): Day | null {
  const dayFirst = /^(\d{1,2})[ -]([a-z]{3,9})\.?[ -](\d{4}|\d{2})$/.exec(words)
  if (dayFirst !== null) return dayOfParts(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1])
  const monthFirst = /^([a-z]{3,9})\.? (\d{1,2}) (\d{4})$/.exec(words)
  return monthFirst === null
    ? null
    : dayOfParts(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2])
}

/** What a spreadsheet saves when the cell is formatted as a number: days since the end of 1899. */
function spreadsheetDay(words: string): Day | null {
  return /^[3-6]\d{4}$/.test(words) ? addDays(dayFrom('1970-01-01'), Number(words) - 25_569) : null
}

function dayOfParts(year = '', month: number, day = ''): Day | null {
  const fullYear = year.length === 2 ? `20${year}` : year
  const text = `${fullYear}-${twoDigits(month)}-${twoDigits(Number(day))}`
  return isDay(text) ? text : null
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}

function monthOf(name = ''): number {
  const full = months.findIndex((month) => month === name)
  if (full >= 0) return full + 1
  const short = name === 'sept' ? 'sep' : name
  return short.length === 3 ? months.findIndex((month) => month.startsWith(short)) + 1 : 0
}

const months = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
