import { dayFrom, type Day } from '#domain/day.ts'
import { parishes, type Parish } from '#domain/openings/place.ts'
import { minGroupSize } from '#domain/openings/teams.ts'

/** What staff count of all students, each month. A student counts once in a month, however often they did it. */
export const monthFigures = ['active', 'finished', 'shown', 'applied', 'hired'] as const
export type MonthFigure = (typeof monthFigures)[number]

export const figureWords: Readonly<Record<MonthFigure, { label: string; meaning: string }>> = {
  active: {
    label: 'Active',
    meaning:
      'Students who did at least one thing that Upful counts: a check-in, a lesson, a quest.',
  },
  finished: {
    label: 'Finished',
    meaning: 'Students who finished at least one course.',
  },
  shown: {
    label: 'Shown',
    meaning:
      'Students who showed a skill: passed an assessment or a job simulation, or did a project that a mentor passed.',
  },
  applied: {
    label: 'Applied',
    meaning:
      'Students who applied for an opening on Upful, or wrote down that they applied somewhere else.',
  },
  hired: {
    label: 'Hired',
    meaning:
      'Students who accepted an offer, on Upful or somewhere else. If they took it back, they do not count.',
  },
}

/** Where students live, as they said in their profile. */
export const figurePlaces = [...parishes, 'Not given'] as const
export type FigurePlace = (typeof figurePlaces)[number]

export const monthsCounted = 12

/** The first days of the last whole months, the oldest first. A month is counted when it is over. */
export function wholeMonthsBefore(today: Day): Day[] {
  const thisMonth = monthNumber(today)
  return Array.from({ length: monthsCounted }, (_, index) =>
    firstDayOf(thisMonth - monthsCounted + index),
  )
}

/** The first day of the month after this one. */
export function nextMonth(month: Day): Day {
  return firstDayOf(monthNumber(month) + 1)
}

export function figurePlaceOf(parish: string | null): FigurePlace {
  return parishes.find((each): each is Parish => each === parish) ?? 'Not given'
}

/** One figure of one month as it is shown. */
export interface ShownFigure {
  /** By place, in the order of `figurePlaces`; null where fewer than five people are counted. */
  places: (number | null)[]
  /** Null if even the total could reveal somebody. */
  total: { people: number; atLeast: boolean } | null
}

/**
 * Hides every place with fewer than five people, also with none. The total is exact only if subtracting the shown
 * places leaves five people or more, who can be spread in so many ways that each hidden place may
 * still have none or four; otherwise it is the sum of what is shown, 'at least' that many.
 */
export function shownFigure(counts: readonly number[]): ShownFigure {
  const places = counts.map((people) => (people < minGroupSize ? null : people))
  const sumShown = sumOfPlaces(places)
  const hiddenPlaces = places.filter((people) => people === null).length
  const hiddenPeople = sumOfPlaces(counts) - sumShown
  // The others have four each at most. If they cannot hold all of the hidden people, this one has somebody.
  const held = (hiddenPlaces - 1) * (minGroupSize - 1)
  const exact = hiddenPlaces === 0 || (hiddenPeople >= minGroupSize && hiddenPeople <= held)
  if (exact) return { places, total: { people: sumShown + hiddenPeople, atLeast: false } }
  return { places, total: sumShown === 0 ? null : { people: sumShown, atLeast: true } }
}

function sumOfPlaces(counts: readonly (number | null)[]): number {
  return counts.reduce<number>((sum, people) => sum + (people ?? 0), 0)
}

function monthNumber(day: Day): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1
}

function firstDayOf(number: number): Day {
  const month = String((number % 12) + 1).padStart(2, '0')
  return dayFrom(`${Math.floor(number / 12)}-${month}-01`)
}
