import type { ShownFigure } from '#domain/people/month-figures.ts'

/** What stands where fewer than five people are counted. */
export const hiddenWords = 'under 5'

export function placeWords(people: number | null): string {
  return people === null ? hiddenWords : String(people)
}

export function totalWords(total: ShownFigure['total']): string {
  if (total === null) return 'hidden'
  return total.atLeast ? `${total.people}+` : String(total.people)
}
