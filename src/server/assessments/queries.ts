import { sql } from 'kysely'
import { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import { answersSchema, questionForReader } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'

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

/** The open sitting if it has answers, otherwise the latest result, if there is one. */
export async function assessmentFor(db: AnyDb, userId: UserId, id: string): Promise<Answer> {
  const row = await assessmentRows(db, userId).where('a.id', '=', id).executeTakeFirst()
  if (row === undefined) throw notFound('Assessment not found')
  const about = { assessment: aboutOf(row), ...recordOf(row) }
  const sitting = row.under_way ? await sittingOf(db, userId, id) : null
  if (sitting !== null) return { kind: 'sitting', ...about, sitting }
  const result = await resultOf(db, userId, id)
  if (result !== null) return { kind: 'result', ...about, result }
  if (row.retired_at !== null && row.sitting_id === null) throw notFound('Assessment not found')
  return { kind: 'new', ...about }
}

/** The sitting that was just opened, with or without answers. */
export async function openedSitting(db: AnyDb, userId: UserId, id: string): Promise<Answer> {
  const row = await assessmentRows(db, userId).where('a.id', '=', id).executeTakeFirst()
  const sitting = await sittingOf(db, userId, id)
  if (row === undefined || sitting === null) return assessmentFor(db, userId, id)
  return { kind: 'sitting', assessment: aboutOf(row), ...recordOf(row), sitting }
}

/** The result that this sitting became. */
export async function submittedResult(
  db: AnyDb,
  userId: UserId,
  { id, sittingId }: { id: string; sittingId: string },
): Promise<SubmittedResult> {
  const row = await assessmentRows(db, userId).where('a.id', '=', id).executeTakeFirst()
  const result = await resultOf(db, userId, id, sittingId)
  if (row === undefined || result === null) throw notFound('Assessment not found')
  return { kind: 'result', assessment: aboutOf(row), ...recordOf(row), result }
}

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
    .select(['a.id', 'a.title', 'a.description', 'a.skill_category', 'a.difficulty_level'])
    .select(['a.retired_at', 'mine.best', 'mine.attempts', 'sitting.id as sitting_id'])
    .select(sql<boolean>`coalesce(sitting.answers <> '{}'::jsonb, false)`.as('under_way'))
    .select(sql<number>`jsonb_array_length(a.questions)`.as('questions'))
}

async function sittingOf(db: AnyDb, userId: UserId, id: string) {
  const row = await db
    .selectFrom('assessment_sittings as sitting')
    .innerJoin('assessment_versions as snapshot', (join) =>
      join
        .onRef('snapshot.assessment_id', '=', 'sitting.assessment_id')
        .onRef('snapshot.version', '=', 'sitting.version'),
    )
    .select(['sitting.id', 'sitting.started_at', 'sitting.answers', 'snapshot.questions'])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('user_assessment_results as earlier')
            .select('earlier.id')
            .whereRef('earlier.user_id', '=', 'sitting.user_id')
            .whereRef('earlier.assessment_id', '=', 'sitting.assessment_id'),
        )
        .as('again'),
    )
    .where('sitting.user_id', '=', userId)
    .where('sitting.assessment_id', '=', id)
    .executeTakeFirst()
  if (row === undefined) return null
  const questions = validQuestions(row.questions)
  return {
    id: row.id,
    startedAt: row.started_at.toISOString(),
    // The answers to this order have been shown, so each later sitting is shuffled.
    asked: (row.again === true ? shuffled(questions, row.id) : questions).map(questionForReader),
    answers: answersSchema.parse(row.answers),
  }
}

async function resultOf(db: AnyDb, userId: UserId, id: string, sittingId?: string) {
  let query = db
    .selectFrom('user_assessment_results as result')
    .innerJoin('assessment_versions as snapshot', (join) =>
      join
        .onRef('snapshot.assessment_id', '=', 'result.assessment_id')
        .onRef('snapshot.version', '=', 'result.version'),
    )
    .select(['result.id', 'result.score', 'result.submitted_at', 'result.time_taken'])
    .select(['result.xp_paid', 'result.feedback', 'snapshot.questions'])
    .where('result.user_id', '=', userId)
    .where('result.assessment_id', '=', id)
    .orderBy('result.submitted_at', 'desc')
    .limit(1)
  if (sittingId !== undefined) query = query.where('result.id', '=', sittingId)
  const row = await query.executeTakeFirst()
  if (row === undefined) return null
  const feedback = storedFeedback.parse(row.feedback)
  return {
    id: row.id,
    score: row.score,
    submittedAt: row.submitted_at.toISOString(),
    timeTaken: row.time_taken,
    xp: row.xp_paid,
    marked: validQuestions(row.questions).flatMap(({ id: questionId, question }) => {
      const mark = feedback[questionId]
      return mark === undefined ? [] : [{ id: questionId, question, ...mark }]
    }),
  }
}

/** As stored; the parts that only the scoring needs are not sent. */
const storedFeedback = z.record(
  z.string(),
  z
    .object({
      correct: z.boolean(),
      correctAnswer: z.string(),
      userAnswer: z.string(),
      explanation: z.string(),
      verdict: z.enum(['matches', 'compare']).optional(),
    })
    .transform(({ userAnswer, verdict, ...rest }) => ({
      ...rest,
      yourAnswer: userAnswer,
      ...(verdict === undefined ? {} : { verdict }),
    })),
)

interface AssessmentRow {
  id: string
  title: string
  description: string
  skill_category: string
  difficulty_level: number
  questions: number
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
  }
}

function recordOf({ best, attempts }: AssessmentRow) {
  return { best, attempts: attempts ?? 0 }
}

/** The best passing score in each skill. */
export async function bestPassedChecks(db: AnyDb, userId: UserId): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('user_assessment_results as result')
    .innerJoin('assessments as a', 'a.id', 'result.assessment_id')
    .select(({ fn }) => ['a.skill_category as skill', fn.max('result.score').as('best')])
    .where('result.user_id', '=', userId)
    .where('result.score', '>=', assessmentPass)
    .groupBy('a.skill_category')
    .execute()
  return new Map(rows.map(({ skill, best }) => [skill, best]))
}
