import { sql, type RawBuilder } from 'kysely'
import type { OpeningSearch } from '#domain/openings/opening-search.ts'

type Groups = OpeningSearch['groups']

/** Every word or a synonym must occur in the title, the company, the place or the skills; the last words may be prefixes. */
export function matchesSearch(search: OpeningSearch): RawBuilder<unknown> {
  return found(search, inTitle)
}

/** The same in the description as well: 'cook' finds a kitchen helper who prepares lunch. */
export function matchesAnywhere(search: OpeningSearch): RawBuilder<unknown> {
  return found(search, inAnyText)
}

function found(
  { place, placeWords, groups, summer }: OpeningSearch,
  has: (groups: Groups) => RawBuilder<unknown>,
): RawBuilder<unknown> {
  const matches =
    summer === null
      ? has(groups)
      : sql`(${has(groups)}
          or (o.type = any(${[...summer.kinds]}::text[]) and ${has(summer.groups)}))`
  if (place === null) return matches
  const named = placeWords.join(' & ')
  return sql`${matches} and (o.search @@ to_tsquery('english', ${named}) or o.place = 'islandwide'
    or (o.place = ${place} and not o.location_estimated))`
}

function inTitle(groups: Groups): RawBuilder<unknown> {
  return groups.length === 0
    ? sql`true`
    : sql`o.search @@ to_tsquery('english', ${groups.map(anyOf).join(' & ')})`
}

/** Each group may be found in either text. One of stop words only has no nodes, and is not looked for. */
function inAnyText(groups: Groups): RawBuilder<unknown> {
  const conditions = groups.map((group) => {
    const query = sql`to_tsquery('english', ${anyOf(group)})`
    return sql`(numnode(${query}) = 0 or o.search @@ ${query} or o.described @@ ${query})`
  })
  return groups.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`
}

function anyOf(group: readonly string[]): string {
  return `(${group.map((word) => `${word}:*`).join(' | ')})`
}
