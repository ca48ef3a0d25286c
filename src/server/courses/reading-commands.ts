import type { Completion } from '#contract/courses.ts'
import { textOfCards } from '#domain/learning/article-cards.ts'
import type { ItemType } from '#domain/learning/course.ts'
import { articleSeconds, secondsLeft } from '#domain/learning/pace.ts'
import type { CourseRef } from '../catalogue/queries.ts'
import type { Tx } from '../db/transaction.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import type { Pace } from '../pace/commands.ts'
import { courseItem, courseOutline, itemNamed, lockProgress, settle } from './commands.ts'
import type { OpenProgress } from './progress.ts'
import type { SeenLesson } from './seen-lesson.ts'

interface LessonRef extends CourseRef {
  contentId: string
}

/** How to complete each kind of item that cannot simply be marked complete. */
const completionInstructions: Readonly<Record<ItemType, string | null>> = {
  article: null,
  exercise: 'Solve the exercise to complete this.',
  quiz: 'Pass the quiz to complete this.',
  reflection: 'Write your reflection to complete this.',
  project: 'Hand in your project to complete this.',
  checklist: 'Tick every task to complete this.',
}

/** Opens a lesson; for an article, returns the seconds left until it may be marked complete. */
export async function openLesson(tx: Tx, pace: Pace, lesson: LessonRef): Promise<number> {
  const item = itemNamed(await courseOutline(tx, lesson), lesson.contentId)
  const row = await lockProgress(tx, lesson)
  return item.type === 'article' ? secondsToRead(tx, pace, row, item.id) : 0
}

/**
 * Marks an article complete; other items are completed by their answer. Repeating it awards nothing. An
 * article that cannot have been read yet is not marked: returns the seconds left, counted from the first
 * press if no page has reported the article as open.
 */
export async function markComplete(
  tx: Tx,
  pace: Pace,
  lesson: LessonRef,
  seen: SeenLesson | null = null,
): Promise<Completion | { secondsLeft: number }> {
  const outline = await courseOutline(tx, lesson)
  const item = itemNamed(outline, lesson.contentId)
  const unlocked = tx.isRetry ? null : seen
  const before = unlocked?.progress ?? (await lockProgress(tx, lesson))
  const instruction = completionInstructions[item.type]
  if (instruction !== null && !before.completed_content.includes(item.id)) {
    throw new Refusal('not-possible', instruction)
  }
  const seconds = await secondsToRead(tx, pace, before, item.id)
  if (seconds > 0) return { secondsLeft: seconds }
  return settle(tx, { outline, before, item, seen: unlocked?.state ?? null })
}

/** One article of a course is open at a time. Reopening it continues its reading time; opening another one restarts it. */
async function secondsToRead(
  tx: Tx,
  pace: Pace,
  row: OpenProgress,
  contentId: string,
): Promise<number> {
  if (pace === 'off' || row.completed_content.includes(contentId)) return 0
  if (row.reading_content === contentId && row.reading_ends_at !== null) {
    return secondsLeft(row.reading_ends_at, 0, tx.now)
  }
  const item = await courseItem(tx, row.course_id, contentId)
  if (item.type !== 'article') throw notFound('Course or progress not found')
  const seconds = articleSeconds(textOfCards(item.cards))
  await tx.write(
    tx.db
      .updateTable('user_course_progress')
      .set({
        reading_content: contentId,
        reading_ends_at: new Date(tx.now.getTime() + seconds * 1000),
      })
      .where('user_id', '=', row.user_id)
      .where('course_id', '=', row.course_id),
  )
  return seconds
}
