import { expressionBuilder, sql, type Expression, type RawBuilder } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { isPassed } from '#domain/learning/finished-and-shown.ts'
import type { LessonFigure } from '#domain/learning/figure.ts'
import { answersSchema, questionForReader } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import { questionsInSitting } from '#domain/learning/question-draw.ts'
import { secondsToWait } from '#domain/learning/pace.ts'
import { shownMark } from '#domain/learning/shown-mark.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../http/refusal.ts'
import type { Pace } from '../pace/commands.ts'
import { questionsOf } from './sitting-questions.ts'

type Answer = z.input<Routes['GET /api/assessments/:id']['output']>
export type SubmittedResult = Extract<Answer, { kind: 'result' }>

const pageSize = 50

/** The available assessments, with the person's results so far. */
export async function assessmentsFor(
  db: AnyDb,
  userId: UserId,
  filters: { skill: Skill | undefined; after: string | undefined },
) {
  let query = assessmentRows(db, userId)
    .where('a.retired_at', 'is', null)
    .orderBy('a.id')
    .limit(pageSize + 1)
  if (filters.skill !== undefined) query = query.where('a.skill_category', '=', filters.skill)
  if (filters.after !== undefined) query = query.where('a.id', '>', filters.after)
  const rows = await query.execute()
  const page = rows.slice(0, pageSize)
  return {
    assessments: page.map((row) => ({
      ...aboutOf(row),
      ...recordOf(row),
      underWay: row.under_way,
    })),
    next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null,
  }
}

/** Whose assessment it is, and when: the next attempt may have to wait. */
export interface Reader {
  userId: UserId
  id: string
  pace: Pace
  now: Date
  figures: readonly LessonFigure[]
}

/** The open sitting if it has answers, otherwise the latest result, if there is one. */
export async function assessmentFor(db: AnyDb, reader: Reader): Promise<Answer> {
  const { userId, id } = reader
  const row = await assessmentRows(db, userId).where('a.id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Assessment not found')
  const about = { assessment: aboutOf(row), ...recordOf(row) }
  const sitting = row.under_way ? await sittingOf(db, reader) : null
  if (sitting !== null) return { kind: 'sitting', ...about, sitting }
  const result = await resultOf(db, reader, row)
  if (result !== null) return { kind: 'result', ...about, result }
  if (row.retired_at !== null && row.sitting_id === null) throw notFound('Assessment not found')
  return { kind: 'new', ...about }
}

/** The sitting that was just opened, with or without answers. */
export async function openedSitting(db: AnyDb, reader: Reader): Promise<Answer> {
  const { userId, id } = reader
  const row = await assessmentRows(db, userId).where('a.id', '=', id).executeTakeFirst()
  const sitting = await sittingOf(db, reader)
  if (row === undefined || sitting === null) return assessmentFor(db, reader)
  return { kind: 'sitting', assessment: aboutOf(row), ...recordOf(row), sitting }
}

/** The result that this sitting became. */
export async function submittedResult(
  db: AnyDb,
  reader: Reader,
  sittingId: string,
): Promise<SubmittedResult> {
  const { userId, id } = reader
  const [row] = await submittedStatement(db, { userId, id, sittingId })
  if (row === undefined) throw notFound('Assessment not found')
  return {
    kind: 'result',
    assessment: aboutOf({ ...row, id }),
    ...recordOf(row),
    result: resultFrom(row, reader, row),
  }
}

const submittedStatement = statement(
  (db, parameter: ParameterOf<{ userId: UserId; id: string; sittingId: string }>) =>
    resultRows(db, parameter('userId'), parameter('id'))
      .innerJoin('assessments as a', 'a.id', 'result.assessment_id')
      .select(aboutColumns)
      .select((eb) => {
        const all = eb
          .selectFrom('user_assessment_results as each')
          .where('each.user_id', '=', parameter('userId'))
          .where('each.assessment_id', '=', parameter('id'))
        return [
          all.select(({ fn }) => fn.max('each.score').as('best')).as('best'),
          all.select(({ fn }) => fn.countAll<number>().as('attempts')).as('attempts'),
        ]
      })
      .where('result.id', '=', parameter('sittingId')),
)

const aboutColumns = [
  'a.title',
  'a.description',
  'a.skill_category',
  'a.difficulty_level',
  sql<number>`jsonb_array_length(a.questions)`.as('pool'),
  sql<number>`least(jsonb_array_length(a.questions), ${sql.lit(questionsInSitting)})`.as(
    'questions',
  ),
] as const

function assessmentRows(db: AnyDb, userId: UserId) {
  return db
    .selectFrom('assessments as a')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('user_assessment_results')
          .select(({ fn }) => [
            'assessment_id',
            fn.max('score').as('best'),
            fn.countAll<number>().as('attempts'),
          ])
          .where('user_id', '=', userId)
          .groupBy('assessment_id')
          .as('mine'),
      (join) => join.onRef('mine.assessment_id', '=', 'a.id'),
    )
    .leftJoin('assessment_sittings as sitting', (join) =>
      join.onRef('sitting.assessment_id', '=', 'a.id').on('sitting.user_id', '=', userId),
    )
    .select(aboutColumns)
    .select(['a.id', 'a.retired_at', 'mine.best', 'mine.attempts', 'sitting.id as sitting_id'])
    .select(sql<boolean>`coalesce(sitting.answers <> '{}'::jsonb, false)`.as('under_way'))
}

async function sittingOf(db: AnyDb, { userId, id, figures }: Reader) {
  const row = await db
    .selectFrom('assessment_sittings as sitting')
    .innerJoin('assessment_versions as snapshot', (join) =>
      join
        .onRef('snapshot.assessment_id', '=', 'sitting.assessment_id')
        .onRef('snapshot.version', '=', 'sitting.version'),
    )
    .select(['sitting.id', 'sitting.started_at', 'sitting.answers', 'sitting.drawn'])
    .select('snapshot.questions')
    .where('sitting.user_id', '=', userId)
    .where('sitting.assessment_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    asked: questionsOf(row).map((question) => questionForReader(question, figures)),
    answers: answersSchema.parse(row.answers),
  }
}

/** The latest result. */
async function resultOf(db: AnyDb, reader: Reader, standing: Standing) {
  const row = await resultRows(db, reader.userId, reader.id)
    .orderBy('result.submitted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : resultFrom(row, reader, standing)
}

/** How the person stands after all attempts. */
type Standing = Pick<AssessmentRow, 'best' | 'attempts'>

type Value<T> = T | RawBuilder<T>

function resultRows(db: AnyDb, userId: Value<UserId>, id: Value<string>) {
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

function resultFrom(
  row: ResultRow,
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
    marked: validQuestions(row.asked).flatMap(({ id: questionId, question, objective }) => {
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

interface AssessmentRow {
  id: string
  title: string
  description: string
  skill_category: string
  difficulty_level: number
  questions: number
  pool: number
  best: number | null
  attempts: number | null
}

function aboutOf(row: AssessmentRow) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    skill: skillSchema.parse(row.skill_category),
    level: row.difficulty_level,
    questions: row.questions,
    pool: row.pool,
  }
}

function recordOf({ best, attempts }: AssessmentRow) {
  return { best, attempts: attempts ?? 0 }
}

/** For a statement about a person: the best score in each skill. */
export function bestScores(userId: Expression<UserId>) {
  return jsonArrayFrom(
    expressionBuilder<Tables, never>()
      .selectFrom('user_assessment_results as result')
      .innerJoin('assessments as assessment', 'assessment.id', 'result.assessment_id')
      .select(({ fn }) => ['assessment.skill_category as skill', fn.max('result.score').as('best')])
      .where('result.user_id', '=', userId)
      .groupBy('assessment.skill_category'),
  )
}
