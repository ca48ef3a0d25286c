import { sql } from 'kysely'
import type { Gap } from '#domain/guide/gaps.ts'
import { weekMs } from '#domain/duration.ts'
import type { Tx } from '../db/transaction.ts'

/** Verdicts are fewer than questions, so they are counted for longer. */
const verdictWeeks = 13

interface QuestionCounts {
  gaps: Gap[]
  asked: number
  missed: number
  ungrouped: number
}

/** Replaces the last count, and counts what readers say about each answer. */
export async function storeCounts(tx: Tx, { gaps, ...counts }: QuestionCounts): Promise<void> {
  await tx.db.deleteFrom('guide_gaps').execute()
  if (gaps.length > 0) {
    await tx.db
      .insertInto('guide_gaps')
      .values(
        gaps.map(({ answerId, notTaken, ...gap }) => ({
          ...gap,
          answer_id: answerId,
          not_taken: notTaken,
        })),
      )
      .execute()
  }
  await countVerdicts(tx)
  const row = { ...counts, counted_at: tx.now }
  await tx.db
    .insertInto('guide_counts')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute()
}

async function countVerdicts(tx: Tx): Promise<void> {
  await tx.db.deleteFrom('guide_answer_verdicts').execute()
  const rows = await tx.db
    .selectFrom('advisor_turns')
    .select(sql<string>`answered_id`.as('answer_id'))
    .select(sql<string>`count(distinct user_id)`.as('people'))
    .select(sql<string>`count(*) filter (where verdict = 'good')`.as('good'))
    .select(sql<string>`count(*) filter (where verdict = 'bad')`.as('bad'))
    .select(sql<string>`count(*) filter (where verdict = 'other-question')`.as('other_question'))
    .where('answered_kind', '=', 'answer')
    .where('answered_id', 'is not', null)
    .where('verdict', 'is not', null)
    .where('asked_at', '>', new Date(tx.now.getTime() - verdictWeeks * weekMs))
    .groupBy('answered_id')
    .having(sql<boolean>`count(distinct user_id) >= 3`)
    .execute()
  if (rows.length === 0) return
  await tx.db
    .insertInto('guide_answer_verdicts')
    .values(
      rows.map(({ answer_id, ...counts }) => ({
        answer_id,
        people: Number(counts.people),
        good: Number(counts.good),
        bad: Number(counts.bad),
        other_question: Number(counts.other_question),
      })),
    )
    .execute()
}
