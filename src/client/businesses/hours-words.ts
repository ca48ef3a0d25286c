import { plural } from '#domain/text/plural.ts'

/** 'Under an hour', '5 hours', '3 days' */
export function hoursInWords(hours: number): string {
  if (hours < 1) return 'Under an hour'
  return hours < 48 ? plural(hours, 'hour') : plural(Math.round(hours / 24), 'day')
}
