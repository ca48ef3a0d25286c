import { z } from 'zod'
import type { JudgedQuestion } from '#contract/staff-questions.ts'
import { isUntaken, readingOf, type QuestionFigures } from '#domain/learning/question-figures.ts'
import type { Question } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import type { AnyDb } from '../db/database.ts'
import { notFound } from '../http/refusal.ts'

const storedCounts = z.record(z.string(), z.number())

/** What was learned about the questions of an assessment, by their id. */
export async function figuresIn(
  db: AnyDb,
  assessmentId: string,
): Promise<Map<string, QuestionFigures>> {
  const rows = await db
    .selectFrom('question_figures')
    .selectAll()
    .where('assessment_id', '=', assessmentId)
    .execute()
  return new Map(
    rows.map((row) => [
      row.question_id,
      {
        answers: row.answers,
        right: row.right_answers,
        rating: row.rating,
        chosen: storedCounts.parse(row.chosen),
        othersRightIfRight: row.others_right_if_right,
        othersRightIfWrong: row.others_right_if_wrong,
        seconds: row.seconds,
      },
    ]),
  )
}

/** The questions of an assessment as they stand in the content, with what was learned about each. */
export async function judgedQuestions(db: AnyDb, id: string): Promise<JudgedQuestion[]> {
  const assessment = await db
    .selectFrom('assessments')
    .select('questions')
    .where('id', '=', id)
    .executeTakeFirst()
  if (assessment === undefined) throw notFound('Assessment not found')
  const figures = await figuresIn(db, id)
  return validQuestions(assessment.questions).map((question) =>
    judged(question, figures.get(question.id)),
  )
}

function judged(question: Question, figures: QuestionFigures | undefined): JudgedQuestion {
  const { id, question: text, objective = null, difficulty = null } = question
  return {
    id,
    question: text,
    objective,
    difficulty,
    reading: figures === undefined ? null : readingOf(figures),
    options: question.type === 'multiple_choice' ? optionsOf(question, figures) : [],
  }
}

function optionsOf(
  { options, correct_answer }: Extract<Question, { type: 'multiple_choice' }>,
  figures: QuestionFigures | undefined,
): JudgedQuestion['options'] {
  return options.map((text, index) => {
    const option = String(index)
    const right = option === correct_answer
    return {
      text,
      right,
      chosen: figures === undefined ? null : share(figures.chosen[option] ?? 0, figures.answers),
      untaken: !right && figures !== undefined && isUntaken(figures, option),
    }
  })
}

function share(part: number, whole: number): number {
  return Math.round((part / whole) * 100)
}
