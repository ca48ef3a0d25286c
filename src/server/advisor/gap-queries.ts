import type { GuideDesk } from '#contract/staff-guide.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'

/** What was counted last: groups of questions without a good answer, and what readers say about each answer. */
export async function guideDesk(db: Db, { answers }: Content): Promise<GuideDesk> {
  const count = await db.selectFrom('guide_counts').selectAll().executeTakeFirst()
  const gaps = await db
    .selectFrom('guide_gaps')
    .selectAll()
    .orderBy('people', 'desc')
    .orderBy('id')
    .execute()
  const verdicts = await db.selectFrom('guide_answer_verdicts').selectAll().execute()
  const titles = new Map(answers.map(({ id, title }) => [id, title]))
  const named = (id: string) => ({ id, title: titles.get(id) ?? id })
  return {
    counted:
      count === undefined
        ? null
        : {
            at: count.counted_at.toISOString(),
            asked: count.asked,
            missed: count.missed,
            ungrouped: count.ungrouped,
          },
    gaps: gaps.map(({ id, answer_id, words, people, unanswered, not_taken, disliked, weeks }) => ({
      id,
      words,
      people,
      unanswered,
      notTaken: not_taken,
      disliked,
      weeks,
      nearest: answer_id === null ? null : named(answer_id),
    })),
    answers: verdicts
      .map(({ answer_id, people, good, bad, other_question }) => ({
        ...named(answer_id),
        people,
        good,
        bad,
        otherQuestion: other_question,
      }))
      .toSorted((a, b) => b.bad + b.otherQuestion - a.bad - a.otherQuestion),
  }
}
