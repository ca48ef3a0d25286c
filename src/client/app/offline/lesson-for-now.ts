import type { QueryClient } from '@tanstack/react-query'
import type { Completion, CoursePage } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { isChecklistDone, withTick } from '#domain/learning/checklist.ts'
import { missingFrom } from '#domain/learning/written-work.ts'
import type { Input, Output } from '../api.ts'

interface LessonIds {
  id: string
  contentId: string
}

export function lessonIn(client: QueryClient, { id, contentId }: LessonIds): Lesson | undefined {
  return client.getQueryData<Lesson>(['GET /api/courses/:id/lessons/:contentId', { id, contentId }])
}

/** An item is done on this device; what it earns is for the server to say. */
export function completedForNow(ids: LessonIds, client: QueryClient): Completion | undefined {
  const lesson = lessonIn(client, ids)
  if (lesson === undefined) return undefined
  showDoneInCourse(ids, client)
  return completion(lesson, true)
}

/**
 * Work that needs no key to be looked at: a list of ticks, and texts that are long enough. An exercise, a link and a
 * text that the server may not accept wait without being called done.
 */
export function workForNow(
  { answer, ...ids }: Input<'POST /api/courses/:id/lessons/:contentId/answer'>,
  client: QueryClient,
): Output<'POST /api/courses/:id/lessons/:contentId/answer'> | undefined {
  const lesson = lessonIn(client, ids)
  if (lesson === undefined) return undefined
  const { item, work: before } = lesson
  if (answer.type === 'checklist' && item.type === 'checklist') {
    const ticks = withTick(item.tasks, answer, before?.type === 'checklist' ? before : null)
    if (typeof ticks === 'string') return undefined
    const isDone = isChecklistDone(item.tasks, ticks)
    if (isDone) showDoneInCourse(ids, client)
    return {
      work: { type: 'checklist', ...ticks },
      completion: completion(lesson, isDone),
      help: null,
    }
  }
  if (answer.type === 'reflection' && item.type === 'reflection') {
    const text = answer.text.trim()
    if (missingFrom(text, item) !== null) return undefined
    showDoneInCourse(ids, client)
    return { work: { type: 'reflection', text }, completion: completion(lesson, true), help: null }
  }
  return undefined
}

function completion({ percent, next }: Lesson, itemDone: boolean): Completion {
  return { itemDone, earned: 0, percent, courseFinished: false, nextItem: next?.id ?? null }
}

function showDoneInCourse({ id, contentId }: LessonIds, client: QueryClient): void {
  client.setQueryData<CoursePage>(['GET /api/courses/:id', { id }], (course) => {
    if (course === undefined) return undefined
    const sections = course.sections.map((section) => {
      const items = section.items.map((item) =>
        item.id === contentId ? { ...item, done: true } : item,
      )
      return { ...section, items, done: items.every(({ done }) => done) }
    })
    const open = sections.flatMap(({ items }) => items).find(({ done }) => !done)
    return { ...course, sections, nextItem: open?.id ?? null }
  })
}
