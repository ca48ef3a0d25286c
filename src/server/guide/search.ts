import { sql } from 'kysely'
import { plainQuestion, searchWordsOf, tellingWordsOf } from '#domain/text/question-words.ts'
import type { AnyDb } from '../db/database.ts'
import type { Passage } from './passages.ts'

export interface FoundPassage extends Passage {
  /** How much of the question it contains: 0 to 1, rare words counting more, unknown ones most. */
  coverage: number
  /** How much of the question is in the title, or occurs more than once. */
  focus: number
}

const enough = 0.3
const maxFound = 30
/** Just above the rank of a word that occurs once in the body: 0.0608. */
const onceInPassing = 0.065
/** Passages that score less than this fraction of the best are about something else. */
const farBehind = 0.55
const asksNumber =
  /\b(how (much|many|old|long)|minimum|rate|cost|costs|fee|fees|price|age|ages|number|phone|limit|threshold|percent|when)\b/

/**
 * The best passages, one per source. A word that occurs in few passages weighs more than one that
 * occurs in many. Empty when nothing covers enough of the question.
 */
export async function findPassages(db: AnyDb, question: string): Promise<FoundPassage[]> {
  const factWeight = asksNumber.test(plainQuestion(question)) ? 1.1 : 0.55
  const { rows } = await sql<FoundPassage & { score: number }>`
    with asked as materialized (
      select word, ln(1 + version.passages::float8 / guide_words.passages) as weight
      from guide_words, guide_version version
      where word = any(tsvector_to_array(to_tsvector('english', ${searchWordsOf(question)})))
    ),
    unknown as (
      select count(*)::float8 * (select ln(1 + passages::float8) from guide_version) as weight
      from unnest(tsvector_to_array(to_tsvector('english', ${tellingWordsOf(question)}))) as said (word)
      where word not in (select word from guide_words)
    )
    select p.id, p.kind, p.subject, p.title, p.context, p.body, p.link,
      sum(asked.weight) / ((select sum(weight) from asked) + (select weight from unknown)) as coverage,
      coalesce(sum(asked.weight) filter (where ts_rank(p.search, quote_literal(asked.word)::tsquery) > ${onceInPassing}::float8), 0)
        / ((select sum(weight) from asked) + (select weight from unknown)) as focus,
      sum(asked.weight * (0.4 + least(2 * ts_rank(p.search, quote_literal(asked.word)::tsquery), 1.2)))
        * case p.kind when 'fact' then ${factWeight}::float8 when 'programme' then 0.8 when 'path' then 0.85
          when 'course' then 0.9 else 1 end as score
    from asked join guide_passages p on p.search @@ quote_literal(asked.word)::tsquery
    group by p.id
    order by score desc, p.id
    limit ${maxFound}`.execute(db)
  const first = new Map<string, FoundPassage>()
  const [best] = rows
  for (const { score, ...found } of rows) {
    const from = `${found.kind}:${found.subject}`
    if (found.coverage < enough || score < farBehind * (best?.score ?? 0)) continue
    if (!first.has(from)) first.set(from, found)
  }
  return [...first.values()]
}
