import { sql, type RawBuilder } from 'kysely'
import type { ApplicationState } from '#domain/openings/application.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import { cardColumns, type CardRow } from './card.ts'

/** An opening in a list, with the version of its card and the student's own marks. */
export interface ListedRow {
  id: string
  score: number
  closes_on: string
  version: string
  saved: boolean
  application: ApplicationState | null
}

/** In a statement with a `page` of `id, score, closes_on, card_version`: its rows in order. */
export function listedRows(userId: UserId | RawBuilder<UserId>): RawBuilder<ListedRow[]> {
  return sql<ListedRow[]>`(
    select coalesce(json_agg(listed order by listed.score desc, listed.closes_on, listed.id), '[]') from (
      select page.id, page.score, page.closes_on, page.card_version::text as version,
        saved.user_id is not null as saved, application.state as application
      from page
      left join saved_opportunities saved
        on saved.user_id = ${userId}::uuid and saved.opportunity_id = page.id
      left join applications application
        on application.user_id = ${userId}::uuid and application.opportunity_id = page.id
    ) as listed)`
}

/** Enough for what most students see first; a card takes about a kilobyte. */
const maxKept = 5_000

/** The cards of the openings that a list names, without those that were deleted in the meantime. */
export type CardsOf = (listed: readonly ListedRow[]) => Promise<(ListedRow & CardRow)[]>

/**
 * Copies of cards in memory. The list has read the version of each card, a hash of all that is on it, so a card that
 * another process has changed is read again.
 */
export function cardCopies(db: AnyDb): CardsOf {
  const copies = new Map<string, VersionedCard>()
  return async (listed) => {
    const cards = new Map(
      listed.flatMap(({ id, version }) => {
        const copy = copies.get(id)
        return copy?.version === version ? [[id, copy] as const] : []
      }),
    )
    const missing = listed.filter(({ id }) => !cards.has(id)).map(({ id }) => id)
    if (missing.length > 0) {
      if (copies.size + missing.length > maxKept) copies.clear()
      for (const card of await cardStatement(db, { ids: missing })) {
        cards.set(card.id, card)
        copies.set(card.id, card)
      }
    }
    return listed.flatMap((row) => {
      const card = cards.get(row.id)
      return card === undefined ? [] : [{ ...card, ...row }]
    })
  }
}

type VersionedCard = CardRow & { version: string }

const cardStatement = statement((db, parameter: ParameterOf<{ ids: string[] }>) =>
  db
    .selectFrom('opportunities')
    .select(cardColumns)
    .select(sql<string>`card_version::text`.as('version'))
    .where(sql<boolean>`id = any(${parameter('ids')}::uuid[])`),
)
