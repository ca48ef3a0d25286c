import type { Completion } from '#contract/courses.ts'
import {
  lessonWorkSchema,
  workOn,
  type LessonAnswer,
  type LessonWork,
} from '#domain/learning/lesson-work.ts'
import type { CourseRef, Outline } from '../catalogue/queries.ts'
import { statement, together, type ParameterOf, type Send } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { keepPace, refuseTooSoon, type Pace } from '../pace/commands.ts'
import { missQuestions } from '../review/commands.ts'
import { courseItem, courseOutline, itemNamed, sendLock, settle } from './commands.ts'

interface LessonRef extends CourseRef {
  contentId: string
}

/** Marks and saves an answer. Passing completes the item; missed questions go to the review. */
export async function answerLesson(
  tx: Tx,
  pace: Pace,
  { answer, ...lesson }: LessonRef & { answer: LessonAnswer },
): Promise<{ work: LessonWork; completion: Completion }> {
  const outline = await courseOutline(tx, lesson)
  const outlineItem = itemNamed(outline, lesson.contentId)
  const item = await courseItem(tx, lesson.courseId, lesson.contentId)
  const [before, previous] = await together(tx.db, (send) =>
    Promise.all([sendLock(tx, send, lesson), workOf(tx, send, lesson)]),
  )
  const result = workOn(item, answer, previous?.work ?? null)
  if (result.kind === 'refused') {
    throw new Refusal('invalid', result.message, result.fields ? { fields: result.fields } : {})
  }
  if (item.type === 'quiz') {
    if (previous?.work.type === 'quiz' && !previous.work.passed) {
      refuseTooSoon(tx, pace, { attempts: previous.work.attempts, last: previous.at })
    }
    const questions = item.questions.length
    await keepPace(tx, pace, { userId: lesson.userId, questions, since: null })
  }
  await saveWork(tx, lesson, result.work)
  await missQuestions(tx, {
    userId: lesson.userId,
    source: quizSource(outline, lesson.contentId),
    skill: outline.skill,
    questions: result.missed,
  })
  const completion = await settle(tx, {
    outline,
    before,
    item: result.passed ? outlineItem : null,
    award: result.afterSolution ? 'contentItemAfterSolution' : 'contentItem',
  })
  const itemDone = completion.itemDone || before.completed_content.includes(item.id)
  return { work: result.work, completion: { ...completion, itemDone } }
}

/** The last saved answer, and when it was saved. */
async function workOf(
  tx: Tx,
  send: Send,
  { userId, courseId, contentId }: LessonRef,
): Promise<{ work: LessonWork; at: Date } | null> {
  const [row] = await send(workStatement.with(tx.db, { userId, courseId, contentId }))
  return row === undefined ? null : { work: lessonWorkSchema.parse(row.work), at: row.updated_at }
}

const workStatement = statement((db, parameter: ParameterOf<LessonRef>) =>
  db
    .selectFrom('content_answers')
    .select(['work', 'updated_at'])
    .where('user_id', '=', parameter('userId'))
    .where('course_id', '=', parameter('courseId'))
    .where('content_id', '=', parameter('contentId')),
)

async function saveWork(
  tx: Tx,
  { userId, courseId, contentId }: LessonRef,
  work: LessonWork,
): Promise<void> {
  const text = JSON.stringify(work)
  const saved = tx.db
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
  await tx.write(saved)
}

function quizSource(outline: Outline, contentId: string) {
  return { kind: 'quiz', id: `${outline.id}/${contentId}` } as const
}
