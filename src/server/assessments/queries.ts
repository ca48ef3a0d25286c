import { expressionBuilder, sql, type Expression } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { z } from 'zod'
import type { Routes } from '#contract/routes.ts'
import { answersSchema, questionForReader } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { notFound } from '../http/refusal.ts'
import { aboutColumns, aboutOf, recordOf, type Reader } from './about.ts'
import { resultFrom, resultRows, type Standing } from './result-queries.ts'
import { questionsOf } from './sitting-questions.ts'

type Answer = z.input<Routes['GET /api/assessments/:id']['output']>

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
  if (row === undefined) return null
  return resultFrom({ ...row, asked: validQuestions(row.asked) }, reader, standing)
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
