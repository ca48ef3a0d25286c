import { addDays, dayFrom, isDay, type Day } from '#domain/day.ts'
import { dayInWords } from '#domain/text/day-and-time.ts'
import { plural } from '#domain/text/plural.ts'
import { maxHours, maxHoursForMinors } from './offer-problems.ts'
import type { PostingPlace } from './place.ts'

/** Facts about the work besides its text; null where nothing was entered. */
export interface PostingWork {
  /** How many people are wanted. */
  positions: number | null
  hoursAWeek: number | null
  startsOn: string | null
  /** Partly from home. */
  hybrid: boolean
}

export const maxPositions = 200
const maxStartDays = 365

/** Its errors, by field. */
export function workProblems(
  work: PostingWork,
  {
    today,
    place,
    minAge,
    before,
  }: {
    today: Day
    place: PostingPlace | null
    minAge: number | null
    /** The saved first day, which may have passed in the meantime. */
    before?: string | null | undefined
  },
): [field: string, problem: string | null][] {
  return [
    ['positions', positionsProblem(work.positions)],
    ['hoursAWeek', hoursProblem(work.hoursAWeek, minAge)],
    ['startsOn', work.startsOn === before ? null : startProblem(work.startsOn, today)],
    [
      'hybrid',
      work.hybrid && place === 'remote' ? 'All of it is from home already. Take this off.' : null,
    ],
  ]
}

/** '3 places', '20 hours a week': what students read under the title. */
export function workLines({ positions, hoursAWeek, startsOn, hybrid }: PostingWork): string[] {
  return [
    ...(positions === null || positions === 1 ? [] : [`${positions} places`]),
    ...(hoursAWeek === null ? [] : [`${plural(hoursAWeek, 'hour')} a week`]),
    ...(startsOn === null ? [] : [`Starts ${dayInWords(dayFrom(startsOn))}`]),
    ...(hybrid ? ['Partly from home'] : []),
  ]
}

function positionsProblem(positions: number | null): string | null {
  if (positions === null) return null
  const isPossible = Number.isInteger(positions) && positions >= 1 && positions <= maxPositions
  return isPossible ? null : `Enter a number from 1 to ${maxPositions}, or leave it out.`
}

function hoursProblem(hours: number | null, minAge: number | null): string | null {
  if (hours === null) return null
  if (!Number.isInteger(hours) || hours < 1 || hours > maxHours) {
    return `Enter whole hours from 1 to ${maxHours}, or leave it out.`
  }
  if (hours <= maxHoursForMinors || (minAge ?? 0) >= 18) return null
  return `People under 18 may work ${maxHoursForMinors} hours at most. Enter fewer, or ask for people from age 18.`
}

function startProblem(startsOn: string | null, today: Day): string | null {
  if (startsOn === null) return null
  if (!isDay(startsOn)) return 'Choose a day.'
  if (startsOn < today) return 'Choose a day that has not passed.'
  return startsOn > addDays(today, maxStartDays) ? 'Choose a day within a year.' : null
}
