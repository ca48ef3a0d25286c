import { dayOf } from '#domain/day.ts'
import { figuresOf, figureWeekOf, showsFigures, showsTotal } from '#domain/openings/teams.ts'
import type { Tx } from '../db/transaction.ts'
import { keptFigures, sumsOf, type Shown } from './figure-queries.ts'

/**
 * The figures of this week: made at the first look after Monday, and the same until the next one. Of two
 * looks at once the first to commit makes them.
 */
export async function keepFigures(tx: Tx, businessId: string): Promise<Shown> {
  const { monday, weeks } = figureWeekOf(dayOf(tx.now))
  const sums = await sumsOf(tx.db, businessId, tx.now)
  const all = [...sums.values()]
  const made: Shown = {
    total: showsTotal(all.map(({ people }) => people)) ? figuresOf(all, weeks) : null,
    teams: Object.fromEntries(
      [...sums].flatMap(([id, team]) =>
        showsFigures(team.people) ? [[id, figuresOf([team], weeks)]] : [],
      ),
    ),
  }
  const shown = JSON.stringify(made)
  await tx.db
    .insertInto('employer_figures')
    .values({ user_id: businessId, monday, shown })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ monday, shown })
        .where('employer_figures.monday', '<', monday),
    )
    .execute()
  return (await keptFigures(tx.db, businessId, monday)) ?? made
}
