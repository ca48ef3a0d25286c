import type { ExpressionBuilder, RawBuilder } from 'kysely'
import { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { isPassed } from '#domain/learning/finished-and-shown.ts'
import { secondsToWait } from '#domain/learning/pace.ts'
import type { Question } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import { shownMark } from '#domain/learning/shown-mark.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../http/refusal.ts'
import { aboutColumns, aboutOf, recordOf, type AssessmentRow, type Reader } from './about.ts'

export type SubmittedResult = Extract<
  z.input<Routes['GET /api/assessments/:id']['output']>,
  { kind: 'result' }
>

/** The result that this sitting became. */
export async function submittedResult(
  db: AnyDb,
  reader: Reader,
  sittingId: string,
): Promise<SubmittedResult> {
  const { userId, id } = reader
  const [row] = await submittedStatement(db, { userId, id, sittingId })
  if (row === undefined) throw notFound('Assessment not found')
  return submittedFrom({ ...row, asked: validQuestions(row.asked) }, reader)
}

/** A result with its assessment, and how the student stands with it. */
export type Submitted = MarkedResult & Omit<AssessmentRow, 'id'>

/** The same for a result that was submitted by this request. */
export function submittedFrom(submitted: Submitted, reader: Reader): SubmittedResult {
  return {
    kind: 'result',
    assessment: aboutOf({ ...submitted, id: reader.id }),
    ...recordOf(submitted),
    result: resultFrom(submitted, reader, submitted),
  }
}

const submittedStatement = statement(
  (db, parameter: ParameterOf<{ userId: UserId; id: string; sittingId: string }>) =>
    resultRows(db, parameter('userId'), parameter('id'))
      .innerJoin('assessments as a', 'a.id', 'result.assessment_id')
      .select(aboutColumns)
      .select((eb) => resultsSoFar(eb, parameter('userId'), parameter('id')))
      .where('result.id', '=', parameter('sittingId')),
)

/** The best score and the number of attempts, for a statement about an assessment of a student. */
export function resultsSoFar(
  { selectFrom }: Pick<ExpressionBuilder<Tables, never>, 'selectFrom'>,
  userId: RawBuilder<UserId>,
  id: RawBuilder<string>,
) {
  const all = selectFrom('user_assessment_results as each')
    .where('each.user_id', '=', userId)
    .where('each.assessment_id', '=', id)
  return [
    all.select(({ fn }) => fn.max('each.score').as('best')).as('best'),
    all.select(({ fn }) => fn.countAll<number>().as('attempts')).as('attempts'),
  ] as const
}

/** How the person stands after all attempts. */
export type Standing = Pick<AssessmentRow, 'best' | 'attempts'>

type Value<T> = T | RawBuilder<T>

export function resultRows(db: AnyDb, userId: Value<UserId>, id: Value<string>) {
  return db
    .selectFrom('user_assessment_results as result')
    .innerJoin('assessment_versions as snapshot', (join) =>
      join
        .onRef('snapshot.assessment_id', '=', 'result.assessment_id')
        .onRef('snapshot.version', '=', 'result.version'),
    )
    .select(['result.id', 'result.score', 'result.submitted_at', 'result.time_taken'])
    .select(['result.xp_paid', 'result.feedback', 'snapshot.questions as asked'])
    .where('result.user_id', '=', userId)
    .where('result.assessment_id', '=', id)
}

type ResultRow = Awaited<ReturnType<ReturnType<typeof resultRows>['executeTakeFirstOrThrow']>>
type MarkedResult = Omit<ResultRow, 'asked' | 'feedback'> & {
  asked: readonly Question[]
  /** As it is stored. */
  feedback: unknown
}

export function resultFrom(
  row: MarkedResult,
  { pace, now }: Reader,
  { best, attempts }: Standing,
): SubmittedResult['result'] {
  const feedback = storedFeedback.parse(row.feedback)
  const passed = isPassed(best ?? 0)
  const wait =
    pace === 'off' || row.score === 100
      ? 0
      : secondsToWait({ attempts: attempts ?? 0, last: row.submitted_at, now })
  return {
    id: row.id,
    score: row.score,
    submittedAt: row.submitted_at.toISOString(),
    timeTaken: row.time_taken,
    xp: row.xp_paid,
    againAt: wait > 0 ? new Date(now.getTime() + wait * 1000).toISOString() : null,
    marked: row.asked.flatMap(({ id: questionId, question, objective }) => {
      const mark = feedback[questionId]
      if (mark === undefined) return []
      const { userAnswer, earned: _earned, ...shown } = shownMark(mark, passed)
      return [
        {
          id: questionId,
          question,
          objective: objective ?? null,
          yourAnswer: userAnswer,
          ...shown,
        },
      ]
    }),
  }
}

const storedFeedback = z.record(
  z.string(),
  z.object({
    correct: z.boolean(),
    correctAnswer: z.string(),
    userAnswer: z.string(),
    explanation: z.string(),
    note: z.string().optional(),
    partly: z.literal(true).optional(),
    verdict: z.enum(['matches', 'compare']).optional(),
    earned: z.number().default(0),
  }),
)
