// A module without functions: a page that needs an hour does not load the calendar.
export const minuteMs = 60_000
export const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs
export const weekMs = 7 * dayMs
export const hourSeconds = hourMs / 1000
export const daySeconds = dayMs / 1000
