const months =
  'January February March April May June July August September October November December'.split(' ')

/** Formats a fact's day or month: '2026-07-01' is 1 July 2026, '2025-10' is October 2025. */
export function spokenDay(asOf: string): string {
  const [year = '', month = '', day] = asOf.split('-')
  const name = `${months[Number(month) - 1] ?? month} ${year}`
  return day === undefined ? name : `${Number(day)} ${name}`
}
