import type { CountedMonth } from '#contract/staff-figures.ts'
import { dayOf } from '#domain/day.ts'
import { figurePlaces, shownFigure, wholeMonthsBefore } from '#domain/people/month-figures.ts'
import type { AnyDb } from '../db/database.ts'

/** The counted months as staff see them, the newest first; from the first month in which somebody was active. */
export async function countedMonths(db: AnyDb, now: Date): Promise<CountedMonth[]> {
  const rows = await db
    .selectFrom('month_figures')
    .selectAll()
    .where('month', 'in', wholeMonthsBefore(dayOf(now)))
    .orderBy('month')
    .execute()
  const firstActive = rows.find(({ active }) => active > 0)
  if (firstActive === undefined) return []
  const byMonth = Map.groupBy(
    rows.filter(({ month }) => month >= firstActive.month),
    ({ month }) => month,
  )
  return [...byMonth].reverse().map(([month, ofMonth]) => {
    const places = new Map(ofMonth.map((row) => [row.place, row]))
    const shown = (figure: keyof CountedMonth['figures']) =>
      shownFigure(figurePlaces.map((place) => places.get(place)?.[figure] ?? 0))
    return {
      month,
      countedAt: ofMonth[0]?.counted_at.toISOString() ?? '',
      figures: {
        active: shown('active'),
        finished: shown('finished'),
        shown: shown('shown'),
        applied: shown('applied'),
        hired: shown('hired'),
      },
    }
  })
}
