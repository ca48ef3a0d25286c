import type { ShownFigure } from '#domain/people/month-figures.ts'

/** What stands where fewer than five people are counted. */
export const hiddenWords = 'under 5'

/** How a number is written: `grouped` on a page, `String` in a file that a program reads. */
type Written = (people: number) => string

export const grouped: Written = (people) => people.toLocaleString('en')

export function placeWords(people: number | null, written: Written): string {
  return people === null ? hiddenWords : written(people)
}

export function totalWords(total: ShownFigure['total'], written: Written): string {
  if (total === null) return 'hidden'
  return total.atLeast ? `${written(total.people)}+` : written(total.people)
}
