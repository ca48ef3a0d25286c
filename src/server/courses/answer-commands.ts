import type { Completion } from '#contract/courses.ts'
import type { Item } from '#domain/learning/course.ts'
import {
  lessonWorkSchema,
  workOn,
  type LessonAnswer,
  type LessonHelp,
  type LessonWork,
  type WorkResult,
} from '#domain/learning/lesson-work.ts'
import { answersSoFar } from '#domain/learning/quiz-attempt.ts'
import type { CourseRef, Outline, OutlinedItem } from '../catalogue/queries.ts'
import { statement, together, type ParameterOf, type Send } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { keepPace, refuseTooSoon, type Pace } from '../pace/commands.ts'
import { missQuestions } from '../review/commands.ts'
import type { SeenState } from '../xp/seen-state-queries.ts'
import {
  courseItem,
  courseOutline,
  itemNamed,
  sendLock,
  settle,
  type ItemAward,
} from './commands.ts'
import type { Answered, OpenProgress } from './progress.ts'
import type { SeenLesson } from './seen-lesson.ts'

const awardAfter: Readonly<Record<LessonHelp, ItemAward>> = {
  none: 'contentItem',
  'one-hint': 'contentItemAfterOneHint',
  'two-hints': 'contentItemAfterTwoHints',
  solution: 'contentItemAfterSolution',
}

export interface LessonRef extends CourseRef {
  contentId: string
}

/** A lesson with its key, the student's progress and their last answer. */
export interface OpenedLesson {
  lesson: LessonRef
  outline: Outline
  outlineItem: OutlinedItem
  item: Item
  before: OpenProgress
  previous: Answered | null
  /** The student's state, when all of this was read with the request instead of locked. */
  seen: SeenState | null
}

/** Marks and saves an answer. Passing completes the item; missed questions go to the review. */
export async function answerLesson(
  tx: Tx,
  pace: Pace,
  { answer, ...lesson }: LessonRef & { answer: LessonAnswer },
  seen: SeenLesson | null = null,
): Promise<{ work: LessonWork; completion: Completion }> {
  const opened = await openedLesson(tx, lesson, seen)
  const { item, previous } = opened
  const result = workOn(item, answer, previous?.work ?? null)
  if (result.kind === 'refused') {
    throw new Refusal('invalid', result.message, result.fields ? { fields: result.fields } : {})
  }
  if (item.type === 'quiz') {
    refuseNewAttempt(tx, pace, opened)
    await keepQuizPace(tx, pace, opened)
  }
  return { work: result.work, completion: await saveResult(tx, opened, result) }
}

/**
 * Locks the lesson for the student, so that their answers are marked one after the other. With what was `seen` with
 * the request no lock is needed: when it is outdated, `settle` refuses it and the transaction is retried.
 */
export async function openedLesson(
  tx: Tx,
  lesson: LessonRef,
  seen: SeenLesson | null = null,
): Promise<OpenedLesson> {
  const outline = await courseOutline(tx, lesson)
  const outlineItem = itemNamed(outline, lesson.contentId)
  const item = await courseItem(tx, lesson.courseId, lesson.contentId)
  const opened = { lesson, outline, outlineItem, item }
  if (seen !== null && !tx.isRetry) {
    return { ...opened, before: seen.progress, previous: seen.previous, seen: seen.state }
  }
  const [before, previous] = await together(tx.db, (send) =>
    Promise.all([sendLock(tx, send, lesson), workOf(tx, send, lesson)]),
  )
  return { ...opened, before, previous, seen: null }
}

/** Refuses another attempt too soon after a failed one; an attempt that has begun goes on. */
export function refuseNewAttempt(tx: Tx, pace: Pace, { item, previous }: OpenedLesson): void {
  if (item.type !== 'quiz' || previous?.work.type !== 'quiz' || previous.work.passed) return
  const { attempts, begun } = previous.work
  if (Object.keys(answersSoFar(item.questions, begun)).length > 0) return
  refuseTooSoon(tx, pace, { attempts, last: previous.at })
}

export async function keepQuizPace(
  tx: Tx,
  pace: Pace,
  { item, lesson: { userId } }: OpenedLesson,
): Promise<void> {
  if (item.type !== 'quiz') return
  await keepPace(tx, pace, { userId, questions: item.questions.length, since: null })
}

/** Saves a marked answer with all that follows from it. */
export async function saveResult(
  tx: Tx,
  { lesson, outline, outlineItem, before, seen }: OpenedLesson,
  result: Extract<WorkResult, { kind: 'kept' }>,
): Promise<Completion> {
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
    award: awardAfter[result.help],
    seen,
  })
  const itemDone = completion.itemDone || before.completed_content.includes(lesson.contentId)
  return { ...completion, itemDone }
}

async function workOf(
  tx: Tx,
  send: Send,
  { userId, courseId, contentId }: LessonRef,
): Promise<Answered | null> {
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

export async function saveWork(tx: Tx, lesson: LessonRef, work: LessonWork): Promise<void> {
  const { userId, courseId, contentId } = lesson
  const saved = {
    userId,
    courseId,
    contentId,
    type: work.type,
    work: JSON.stringify(work),
    now: tx.now,
  }
  await tx.write(saveStatement.with(tx.db, saved))
}

interface SavedWork extends LessonRef {
  type: LessonWork['type']
  /** As JSON. */
  work: string
  now: Date
}

const saveStatement = statement((db, parameter: ParameterOf<SavedWork>) =>
  db
    .insertInto('content_answers')
    .values({
      user_id: parameter('userId'),
      course_id: parameter('courseId'),
      content_id: parameter('contentId'),
      content_type: parameter('type'),
      work: parameter('work'),
      created_at: parameter('now'),
      updated_at: parameter('now'),
    })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'course_id', 'content_id']).doUpdateSet(({ ref }) => ({
        content_type: ref('excluded.content_type'),
        work: ref('excluded.work'),
        updated_at: ref('excluded.updated_at'),
      })),
    ),
)

function quizSource(outline: Outline, contentId: string) {
  return { kind: 'quiz', id: `${outline.id}/${contentId}` } as const
}
