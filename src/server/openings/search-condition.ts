import { sql, type RawBuilder } from 'kysely'
import type { OpeningSearch } from '#domain/openings/opening-search.ts'

/** Every word or a synonym must occur; the last words may be prefixes. */
export function matchesSearch({
  place,
  placeWords,
  groups,
  summer,
}: OpeningSearch): RawBuilder<unknown> {
  const matches =
    summer === null
      ? wordsOf(groups)
      : sql`(${wordsOf(groups)}
          or (o.type = any(${[...summer.kinds]}::text[]) and ${wordsOf(summer.groups)}))`
  if (place === null) return matches
  const named = placeWords.join(' & ')
  return sql`${matches} and (o.search @@ to_tsquery('english', ${named}) or o.place = 'islandwide'
    or (o.place = ${place} and not o.location_estimated))`
}

function wordsOf(groups: OpeningSearch['groups']): RawBuilder<unknown> {
  const words = groups.map((group) => `(${group.map((word) => `${word}:*`).join(' | ')})`)
  return words.length === 0
    ? sql`true`
    : sql`o.search @@ to_tsquery('english', ${words.join(' & ')})`
}
