import type { CountedMonth } from '#contract/staff-figures.ts'
import { figurePlaces, figureWords, monthFigures } from '#domain/people/month-figures.ts'
import { csvOf } from '#domain/text/csv.ts'
import { placeWords, totalWords } from './figure-words.ts'

export const allPlaces = 'All students'

/** The figures as a table for a spreadsheet. It says no more than the screen. */
export function figuresFile(months: readonly CountedMonth[]): string {
  const columns = ['Month', 'Parish', ...monthFigures.map((figure) => figureWords[figure].label)]
  const rows = months.flatMap(({ month, figures }) => [
    ...figurePlaces.map((place, index) => [
      month.slice(0, 7),
      place,
      ...monthFigures.map((figure) => placeWords(figures[figure].places[index] ?? null, String)),
    ]),
    [
      month.slice(0, 7),
      allPlaces,
      ...monthFigures.map((figure) => totalWords(figures[figure].total, String)),
    ],
  ])
  return csvOf([columns, ...rows])
}
