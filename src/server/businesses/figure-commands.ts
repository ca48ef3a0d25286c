import { dayOf } from '#domain/day.ts'
import { figuresOf, figureWeekOf, showsFigures, showsTotal } from '#domain/openings/teams.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Tx } from '../db/transaction.ts'
import { storedFigures, sumsOf, type WeekFigures } from './figure-queries.ts'

/**
 * This week's figures: computed at the first request after Monday, and unchanged until the next one. Of
 * two concurrent requests the first to commit stores them.
 */
export async function storeFigures(tx: Tx, businessId: UserId): Promise<WeekFigures> {
  const { monday, weeks } = figureWeekOf(dayOf(tx.now))
  const sums = await sumsOf(tx.db, businessId, tx.now)
  const teamSums = [...sums.values()]
  const figures: WeekFigures = {
    total: showsTotal(teamSums.map(({ people }) => people)) ? figuresOf(teamSums, weeks) : null,
    teams: Object.fromEntries(
      [...sums].flatMap(([id, team]) =>
        showsFigures(team.people) ? [[id, figuresOf([team], weeks)]] : [],
      ),
    ),
  }
  const shown = JSON.stringify(figures)
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
  return (await storedFigures(tx.db, businessId, monday)) ?? figures
}
