import { dayAndBothTimes } from '#domain/text/day-and-time.ts'
import { factLine } from '#domain/text/fact-line.ts'

// Lines about a session that stand alike in several notifications.

export const byVideo = factLine('Where', 'By video on Upful')

export function whenLine(startsAt: string, ownZone?: string): string {
  return factLine('When', dayAndBothTimes(startsAt, ownZone))
}

export function wasPlannedLine(startsAt: string, ownZone?: string): string {
  return factLine('Was planned for', dayAndBothTimes(startsAt, ownZone))
}
