import { sql } from 'kysely'
import type { LessonFigure } from '#domain/learning/figure.ts'
import { questionsInSitting } from '#domain/learning/question-draw.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Pace } from '../pace/commands.ts'

/** Whose assessment it is, and when: the next attempt may have to wait. */
export interface Reader {
  userId: UserId
  id: string
  pace: Pace
  now: Date
  figures: readonly LessonFigure[]
}

/** For a statement with the assessment as `a`. */
export const aboutColumns = [
  'a.title',
  'a.description',
  'a.skill_category',
  'a.difficulty_level',
  sql<number>`jsonb_array_length(a.questions)`.as('pool'),
  sql<number>`least(jsonb_array_length(a.questions), ${sql.lit(questionsInSitting)})`.as(
    'questions',
  ),
] as const

export interface AssessmentRow {
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

export function aboutOf(row: AssessmentRow) {
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

export function recordOf({ best, attempts }: AssessmentRow) {
  return { best, attempts: attempts ?? 0 }
}
