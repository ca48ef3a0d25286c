import { z } from 'zod'
import {
  figuresAfter,
  type QuestionFigures,
  type ScoredAnswer,
} from '#domain/learning/question-figures.ts'
import { answersSchema } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import type { Tx } from '../db/transaction.ts'
import { figuresIn } from './figure-queries.ts'

/** The most results that are counted in one transaction. */
export const resultsAtOnce = 200

/** Counts results that were not counted yet, in the order in which they came, each exactly once. Returns how many. */
export async function countResults(tx: Tx): Promise<number> {
  const results = await takeUncounted(tx)
  const byAssessment = Map.groupBy(results, ({ assessment_id }) => assessment_id)
  for (const [assessmentId, ofAssessment] of byAssessment) {
    const before = await figuresIn(tx.db, assessmentId)
    const changed = new Map<string, QuestionFigures>()
    for (const result of ofAssessment) {
      const known = new Map([...before, ...changed])
      for (const [id, figures] of figuresAfter(known, sittingOf(result))) changed.set(id, figures)
    }
    await storeFigures(tx, assessmentId, changed)
  }
  return results.length
}

interface Result {
  assessment_id: string
  answers: unknown
  feedback: unknown
  time_taken: number
  questions: unknown
}

async function takeUncounted(tx: Tx): Promise<Result[]> {
  const next = await tx.db
    .selectFrom('user_assessment_results')
    .select(['user_id', 'id'])
    .where('counted', '=', false)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(resultsAtOnce)
    .execute()
  if (next.length === 0) return []
  const rows = await tx.db
    .updateTable('user_assessment_results as result')
    .from('assessment_versions as snapshot')
    .set({ counted: true })
    .whereRef('snapshot.assessment_id', '=', 'result.assessment_id')
    .whereRef('snapshot.version', '=', 'result.version')
    .where('result.counted', '=', false)
    .where(
      'result.user_id',
      'in',
      next.map(({ user_id }) => user_id),
    )
    .where(
      'result.id',
      'in',
      next.map(({ id }) => id),
    )
    .returning(['result.id', 'result.assessment_id', 'result.answers', 'result.feedback'])
    .returning(['result.time_taken', 'snapshot.questions'])
    .execute()
  const order = next.map(({ id }) => id)
  return rows.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id))
}

/** What the figures need of the stored marks. */
const storedMarks = z.record(
  z.string(),
  z.object({ correct: z.boolean(), verdict: z.string().optional() }),
)

function sittingOf({ answers, feedback, time_taken, questions }: Result) {
  const choices = answersSchema.parse(answers)
  const marks = storedMarks.parse(feedback)
  const scored = validQuestions(questions).flatMap((question): ScoredAnswer[] => {
    const mark = marks[question.id]
    // Answers in one's own words are not scored.
    if (mark === undefined || mark.verdict === 'compare') return []
    const option = question.type === 'multiple_choice' ? (choices[question.id] ?? null) : null
    return [
      { questionId: question.id, right: mark.correct, option, difficulty: question.difficulty },
    ]
  })
  return { answers: scored, seconds: time_taken }
}

async function storeFigures(
  tx: Tx,
  assessmentId: string,
  figures: ReadonlyMap<string, QuestionFigures>,
): Promise<void> {
  if (figures.size === 0) return
  await tx.db
    .insertInto('question_figures')
    .values(
      [...figures].map(([questionId, each]) => ({
        assessment_id: assessmentId,
        question_id: questionId,
        answers: each.answers,
        right_answers: each.right,
        rating: each.rating,
        chosen: JSON.stringify(each.chosen),
        others_right_if_right: each.othersRightIfRight,
        others_right_if_wrong: each.othersRightIfWrong,
        seconds: each.seconds,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['assessment_id', 'question_id']).doUpdateSet(({ ref }) => ({
        answers: ref('excluded.answers'),
        right_answers: ref('excluded.right_answers'),
        rating: ref('excluded.rating'),
        chosen: ref('excluded.chosen'),
        others_right_if_right: ref('excluded.others_right_if_right'),
        others_right_if_wrong: ref('excluded.others_right_if_wrong'),
        seconds: ref('excluded.seconds'),
      })),
    )
    .execute()
}
