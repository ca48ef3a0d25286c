import { useQueryClient } from '@tanstack/react-query'
import { whereCoursesShow, whereXpShows } from '#contract/changes.ts'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { markStale } from '../app/mark-stale.ts'
import { apiQuery, useAction } from '../app/use-api.ts'

export interface LessonPartProps {
  lesson: Lesson
  /** With the way through it, where it has steps. */
  onCompleted: (completion: Completion, run?: LessonRun) => void
}

/** Sends an answer and updates the lesson on screen with the response. */
export function useLessonAnswer({ lesson, onCompleted }: LessonPartProps) {
  const update = useCachedLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/answer', {
    onDone: ({ work, completion, help }) => {
      update((before) => ({
        ...before,
        work,
        done: before.done || completion.itemDone,
        percent: completion.percent,
      }))
      // No celebration if the answer contains crisis words: show only the help card.
      if (!help) onCompleted(completion)
    },
  })
  return { ...action, ids: lessonIds(lesson) }
}

/** Completes an article. */
export function useLessonComplete({ lesson, onCompleted }: LessonPartProps) {
  const update = useCachedLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/complete', {
    onDone: (completion) => {
      update((before) => ({ ...before, done: true, percent: completion.percent }))
      onCompleted(completion)
    },
  })
  return { ...action, ids: lessonIds(lesson) }
}

/** Sends the answer to one question of a quiz, so that the attempt goes on after it, wherever the lesson is opened. */
export function useQuestionAnswer(lesson: Lesson) {
  const client = useQueryClient()
  const update = useCachedLesson(lesson)
  return useAction('POST /api/courses/:id/lessons/:contentId/questions', {
    onDone: ({ left: _left, work, completion, help: _help, ...mark }, { questionId }) => {
      if (completion === null) {
        update((before) => ({ ...before, answered: { ...before.answered, [questionId]: mark } }))
        return
      }
      update(({ answered: _answered, ...before }) => ({
        ...before,
        work,
        done: before.done || completion.itemDone,
        percent: completion.percent,
      }))
      void markStale(client, [...whereXpShows, ...whereCoursesShow])
    },
  })
}

/** Shows a hint, and keeps it with the lesson on screen. */
export function useHint(lesson: Lesson) {
  const update = useCachedLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/hints', {
    onDone: (hints) => update((before) => ({ ...before, hints })),
  })
  return { ...action, ids: lessonIds(lesson) }
}

/** What the routes of a lesson need to find it. */
export function lessonIds({ course, item }: Lesson) {
  return { id: course.id, contentId: item.id }
}

function useCachedLesson(lesson: Lesson) {
  const client = useQueryClient()
  const { queryKey } = apiQuery('GET /api/courses/:id/lessons/:contentId', lessonIds(lesson))
  return (change: (before: Lesson) => Lesson) =>
    client.setQueryData<Lesson>(queryKey, (cached) => change(cached ?? lesson))
}
