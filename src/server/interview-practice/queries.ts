import { sql } from 'kysely'
import type { KeptAnswer, OwnEvidence, PracticeQuestion } from '#contract/interview-practice.ts'
import type { InterviewSector, RubricLine } from '#domain/learning/interview-practice.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Content } from '../content/load-content.ts'
import type { Db } from '../db/database.ts'
import { timeCursor } from '../http/cursor.ts'

const pageSize = 20
/** Of each kind, the newest. */
const evidenceOfAKind = 10

/** The questions of a sector, in the order of the file. */
export function questionsOf(content: Content, sector: InterviewSector): PracticeQuestion[] {
  return content.interviews
    .filter((question) => question.sector === sector)
    .map(({ id, question, wants, good, mistake, example }) => ({
      id,
      question,
      wants,
      good: [...good],
      mistake,
      example: example ?? null,
    }))
}

/** A page of the student's saved answers, newest first. */
export async function answersOf(
  { db, content }: { db: Db; content: Content },
  userId: UserId,
  before: string | undefined,
): Promise<{ answers: KeptAnswer[]; next: string | null }> {
  const from = timeCursor.decode(before)
  const fetched = await db
    .selectFrom('interview_answers')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(from !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${from?.at}::timestamptz, ${from?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const { rows, next } = timeCursor.page(fetched, pageSize, ({ created_at, id }) => ({
    at: created_at,
    id,
  }))
  const questions = new Map(content.interviews.map((question) => [question.id, question]))
  return {
    answers: rows.map(({ id, question_id, yes_lines, created_at, ...row }) => {
      const question = questions.get(question_id)
      const { situation, task, action, result, notes } = row
      return {
        id,
        questionId: question_id,
        question: question ? { text: question.question, sector: question.sector } : null,
        answer: { situation, task, action, result, notes },
        yesLines: yes_lines as RubricLine[] | null,
        at: created_at.toISOString(),
      }
    }),
    next,
  }
}

/** Titles of what the student finished: projects, then courses, then tasks of the checklist. */
export async function evidenceOf(
  { db, content }: { db: Db; content: Content },
  userId: UserId,
): Promise<OwnEvidence[]> {
  const [projects, courses, tasks] = await Promise.all([
    db
      .selectFrom('content_answers as answer')
      .innerJoin('course_content as item', (join) =>
        join
          .onRef('item.course_id', '=', 'answer.course_id')
          .onRef('item.id', '=', 'answer.content_id'),
      )
      .select('item.title')
      .where('answer.user_id', '=', userId)
      .where('answer.content_type', '=', 'project')
      .orderBy('answer.created_at', 'desc')
      .limit(evidenceOfAKind)
      .execute(),
    db
      .selectFrom('user_course_progress as progress')
      .innerJoin('courses as course', 'course.id', 'progress.course_id')
      .select('course.title')
      .where('progress.user_id', '=', userId)
      .where('progress.completed_at', 'is not', null)
      .orderBy('progress.completed_at', 'desc')
      .limit(evidenceOfAKind)
      .execute(),
    db
      .selectFrom('readiness_tasks_done')
      .select('task_id')
      .where('user_id', '=', userId)
      .orderBy('done_at', 'desc')
      .limit(evidenceOfAKind)
      .execute(),
  ])
  const taskTitles = new Map(content.readiness.map(({ id, title }) => [id, title]))
  return [
    ...projects.map(({ title }) => ({ kind: 'project' as const, title })),
    ...courses.map(({ title }) => ({ kind: 'course' as const, title })),
    ...tasks.flatMap(({ task_id }) => {
      const title = taskTitles.get(task_id)
      return title === undefined ? [] : [{ kind: 'readiness' as const, title }]
    }),
  ]
}
