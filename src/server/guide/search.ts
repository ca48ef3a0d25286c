import { sql } from 'kysely'
import { plainQuestion, searchWordsOf, tellingWordsOf } from '#domain/text/question-words.ts'
import type { AnyDb } from '../db/database.ts'
import type { Passage } from './passages.ts'

export interface FoundPassage extends Passage {
  /** The share of the question's words that it contains, from 0 to 1. Rare words count more, unknown ones most. */
  coverage: number
  /** The share of the question's words that are in its title or occur in it more than once. */
  focus: number
}

const minCoverage = 0.3
const maxRows = 30
/** Just above the rank of a word that occurs once in the body: 0.0608. */
const singleMentionRank = 0.065
/** Passages that score less than this share of the best are about something else. */
const minScoreShare = 0.55
const asksNumber =
  /\b(how (much|many|old|long)|minimum|rate|cost|costs|fee|fees|price|age|ages|number|phone|limit|threshold|percent|when)\b/

/** A number to call in need is given by the help card, never as something looked up. */
function isHelpline({ kind, subject }: Passage): boolean {
  return kind === 'fact' && subject.endsWith('-phone')
}

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
      from unnest(tsvector_to_array(to_tsvector('english', ${tellingWordsOf(question)}))) as question_word (word)
      where word not in (select word from guide_words)
    )
    select p.id, p.kind, p.subject, p.title, p.context, p.body, p.link,
      sum(asked.weight) / ((select sum(weight) from asked) + (select weight from unknown)) as coverage,
      coalesce(sum(asked.weight) filter (where ts_rank(p.search, quote_literal(asked.word)::tsquery) > ${singleMentionRank}::float8), 0)
        / ((select sum(weight) from asked) + (select weight from unknown)) as focus,
      sum(asked.weight * (0.4 + least(2 * ts_rank(p.search, quote_literal(asked.word)::tsquery), 1.2)))
        * case p.kind when 'fact' then ${factWeight}::float8 when 'programme' then 0.8 when 'path' then 0.85
          when 'course' then 0.9 else 1 end as score
    from asked join guide_passages p on p.search @@ quote_literal(asked.word)::tsquery
    group by p.id
    order by score desc, p.id
    limit ${maxRows}`.execute(db)
  const bySource = new Map<string, FoundPassage>()
  const [best] = rows
  for (const { score, ...passage } of rows) {
    const source = `${passage.kind}:${passage.subject}`
    if (
      isHelpline(passage) ||
      passage.coverage < minCoverage ||
      score < minScoreShare * (best?.score ?? 0)
    )
      continue
    if (!bySource.has(source)) bySource.set(source, passage)
  }
  return [...bySource.values()]
}
