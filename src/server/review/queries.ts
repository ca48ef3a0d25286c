import { sql } from 'kysely'
import { dayOf } from '#domain/day.ts'
import { questionForReader, questionSchema, type Question } from '#domain/learning/question.ts'
import { reviewCardSchema, type ReviewCard } from '#domain/learning/review.ts'
import { sessionFinished, sessionSize } from '#domain/learning/review-session.ts'
import type { Skill } from '#domain/learning/skills.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { AnyDb } from '../db/database.ts'
import type { Content } from '../content/load-content.ts'
import type { Tx } from '../db/transaction.ts'
import { endOfToday } from './due-queries.ts'

/** Where a question was missed: a quiz as `course/item`, an assessment by its id. */
export interface ReviewSource {
  kind: 'quiz' | 'assessment'
  id: string
}

export interface StoredCard {
  id: string
  skill: Skill
  question: Question
  memory: ReviewCard
  isDue: boolean
}

/** Today's session: the due questions, five at a time, without the right answers. */
export async function reviewOf(db: AnyDb, content: Content, userId: UserId, now: Date) {
  const rows = await db
    .selectFrom('review_cards')
    .select(['id', 'skill', 'question', 'source_kind', 'source_id'])
    .where('user_id', '=', userId)
    .where('due_at', '<', endOfToday(now))
    .orderBy('due_at')
    .orderBy('id')
    .limit(sessionSize)
    .execute()
  const session = await sessionOf(db, userId, now)
  return {
    ...session,
    nextDue: session.due > 0 ? null : await nextDueOf(db, userId),
    cards: rows.map((row) => ({
      id: row.id,
      skill: row.skill,
      question: questionForReader(currentQuestion(content, row), content.figures),
    })),
  }
}

/** Progress of today's session. */
export async function sessionOf(db: AnyDb, userId: UserId, now: Date) {
  const { answered, due } = await db
    .selectFrom('review_cards')
    .select([
      sql<number>`count(*) filter (where answered_on = ${dayOf(now)})::int`.as('answered'),
      sql<number>`count(*) filter (where due_at < ${endOfToday(now)})::int`.as('due'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { answered, due, finished: sessionFinished(answered, due) }
}

/** One card of this student, locked, with the current text of the question. */
export async function cardOf(tx: Tx, userId: UserId, cardId: string): Promise<StoredCard | null> {
  const row = await tx.db
    .selectFrom('review_cards')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', cardId)
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    skill: row.skill,
    question: currentQuestion(tx.content, row),
    memory: reviewCardSchema.parse(row.memory),
    isDue: row.due_at < endOfToday(tx.now),
  }
}

async function nextDueOf(db: AnyDb, userId: UserId): Promise<string | null> {
  const row = await db
    .selectFrom('review_cards')
    .select('due_at')
    .where('user_id', '=', userId)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at.toISOString() ?? null
}

/** A shipped question may have been corrected since it was missed. */
function currentQuestion(
  content: Content,
  row: { question: unknown; source_kind: string; source_id: string },
): Question {
  const stored = questionSchema.parse(row.question)
  const shipped =
    row.source_kind === 'assessment'
      ? content.assessments.find(({ id }) => id === row.source_id)?.questions
      : shippedQuiz(content, row.source_id)
  return shipped?.find(({ id }) => id === stored.id) ?? stored
}

function shippedQuiz(content: Content, source: string): readonly Question[] | undefined {
  const [courseId, itemId] = source.split('/')
  const course = content.courses.find(({ id }) => id === courseId)
  const items = course?.sections.flatMap((section) => section.items) ?? []
  const item = items.find(({ id }) => id === itemId)
  return item?.type === 'quiz' ? item.questions : undefined
}
