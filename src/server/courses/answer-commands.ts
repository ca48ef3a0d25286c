import type { Completion } from '#contract/courses.ts'
import {
  lessonWorkSchema,
  workOn,
  type LessonAnswer,
  type LessonWork,
} from '#domain/learning/lesson-work.ts'
import { itemIn, type Outline, type CourseRef } from '../catalogue/queries.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { keepPace, refuseTooSoon, type Pace } from '../pace/commands.ts'
import { missQuestions } from '../review/commands.ts'
import { itemNamed, lockProgress, settle, visibleOutline } from './commands.ts'

interface Place extends CourseRef {
  contentId: string
}

/** Marks and saves an answer. Passing completes the item; missed questions go to the review. */
export async function answerLesson(
  tx: Tx,
  pace: Pace,
  { answer, ...place }: Place & { answer: LessonAnswer },
): Promise<{ work: LessonWork; completion: Completion }> {
  const outline = await visibleOutline(tx, place)
  const outlined = itemNamed(outline, place.contentId)
  const item = await itemIn(tx.db, place.courseId, place.contentId)
  if (item === null) throw notFound('Course or progress not found')

  const before = await lockProgress(tx, place)
  const earlier = await workOf(tx, place)
  const worked = workOn(item, answer, earlier?.work ?? null)
  if (worked.kind === 'refused') {
    throw new Refusal('invalid', worked.message, worked.fields ? { fields: worked.fields } : {})
  }
  if (item.type === 'quiz') {
    if (earlier?.work.type === 'quiz' && !earlier.work.passed) {
      refuseTooSoon(tx, pace, { attempts: earlier.work.attempts, last: earlier.at })
    }
    const questions = item.questions.length
    await keepPace(tx, pace, { userId: place.userId, questions, since: null })
  }
  await keepWork(tx, place, worked.work)
  await missQuestions(tx, {
    userId: place.userId,
    source: quizSource(outline, place.contentId),
    skill: outline.skill,
    questions: worked.missed,
  })
  const completion = await settle(tx, {
    outline,
    before,
    item: worked.passed ? outlined : null,
    award: worked.afterSolution ? 'contentItemAfterSolution' : 'contentItem',
  })
  const itemDone = completion.itemDone || before.completed_content.includes(item.id)
  return { work: worked.work, completion: { ...completion, itemDone } }
}

/** The last saved answer, and when it was saved. */
async function workOf(
  tx: Tx,
  { userId, courseId, contentId }: Place,
): Promise<{ work: LessonWork; at: Date } | null> {
  const row = await tx.db
    .selectFrom('content_answers')
    .select(['work', 'updated_at'])
    .where('user_id', '=', userId)
    .where('course_id', '=', courseId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row === undefined ? null : { work: lessonWorkSchema.parse(row.work), at: row.updated_at }
}

async function keepWork(
  tx: Tx,
  { userId, courseId, contentId }: Place,
  work: LessonWork,
): Promise<void> {
  const text = JSON.stringify(work)
  await tx.db
    .insertInto('content_answers')
    .values({
      user_id: userId,
      course_id: courseId,
      content_id: contentId,
      content_type: work.type,
      work: text,
      created_at: tx.now,
      updated_at: tx.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'course_id', 'content_id'])
        .doUpdateSet({ content_type: work.type, work: text, updated_at: tx.now }),
    )
    .execute()
}

function quizSource(outline: Outline, contentId: string) {
  return { kind: 'quiz', id: `${outline.id}/${contentId}` } as const
}
