import type { Lesson } from '#contract/lesson.ts'
import type { Item } from '#domain/learning/course.ts'
import { hintSteps, hintsTaken, takeHint } from '#domain/learning/lesson-hints.ts'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import { xpFor } from '#domain/ledger/xp.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import { openedLesson, saveWork, type LessonRef } from './answer-commands.ts'

/** Shows a hint of an exercise and keeps that it was shown. */
export async function openHint(
  tx: Tx,
  { hint, ...lesson }: LessonRef & { hint: number },
): Promise<NonNullable<Lesson['hints']>> {
  const { item, previous, before } = await openedLesson(tx, lesson)
  const result = takeHint(item, hint, previous?.work ?? null)
  if (result.kind === 'refused') throw new Refusal('invalid', result.message)
  if (result.isNew) await saveWork(tx, lesson, result.work)
  const hints = hintsOf(item, result.work, before.completed_content.includes(lesson.contentId))
  if (hints === null) throw new Refusal('invalid', 'There is no such hint.')
  return hints
}

/** The hints that were taken, and what the next one costs; null for an item without any. */
export function hintsOf(item: Item, work: LessonWork | null, done: boolean): Lesson['hints'] {
  const hints = item.type === 'exercise' ? hintSteps(item.exercise) : []
  if (hints.length === 0) return null
  const isFree = done || (work?.type === 'exercise' && work.solution !== null)
  return {
    taken: hints.slice(0, hintsTaken(work)),
    of: hints.length,
    price: isFree ? 0 : xpFor('contentItem') - xpFor('contentItemAfterOneHint'),
  }
}
