/** Every date on the screen is in Jamaican time, whatever the phone's time zone. */
const timeZone = 'America/Jamaica'

const short = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
const brief = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'short' })
const long = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})
const clock = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })

const numbers = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

/** '2026-11-22', the calendar day of an instant. */
export function dayOf(at: string): string {
  return numbers.format(new Date(at))
}

/** 'Sun 22 Nov' of an instant. */
export function shortDate(at: string): string {
  return short.format(new Date(at))
}

/** '22 November 2026' of an instant. */
export function longDate(at: string): string {
  return long.format(new Date(at))
}

/** '6:28 AM' of an instant. */
export function timeOfDay(at: string): string {
  return clock.format(new Date(at)).replace(/\s/g, ' ')
}

/** 'Sun 22 Nov' of a calendar day such as '2026-11-22'. */
export function shortDay(day: string): string {
  return shortDate(`${day}T12:00:00Z`)
}

/** 'Sun 22 Nov', and 'Mon 5 Jul 2027' of a day in another year. */
export function dayWithYear(day: string, now = new Date()): string {
  const year = day.slice(0, 4)
  return year === dayOf(now.toISOString()).slice(0, 4) ? shortDay(day) : `${shortDay(day)} ${year}`
}

/** '2 Nov' of a calendar day, such as the Monday that names a week. */
export function briefDay(day: string): string {
  return brief.format(new Date(`${day}T12:00:00Z`))
}
