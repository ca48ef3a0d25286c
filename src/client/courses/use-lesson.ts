import { useQueryClient } from '@tanstack/react-query'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { apiQuery, useAction } from '../app/use-api.ts'

export interface LessonPartProps {
  lesson: Lesson
  onCompleted: (completion: Completion) => void
}

/** Sends an answer and updates the lesson on screen with the response. */
export function useLessonAnswer({ lesson, onCompleted }: LessonPartProps) {
  const update = useCachedLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/answer', {
    onDone: ({ work, completion, help }) => {
      update({ work, ...(completion.itemDone ? { done: true } : {}), percent: completion.percent })
      // No celebration if the answer contains crisis words: show only the help card.
      if (!help) onCompleted(completion)
    },
  })
  return { ...action, ids: lessonIds(lesson) }
}

/** Mark Complete, for articles. */
export function useLessonComplete({ lesson, onCompleted }: LessonPartProps) {
  const update = useCachedLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/complete', {
    onDone: (completion) => {
      update({ done: true, percent: completion.percent })
      onCompleted(completion)
    },
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
  return (changes: Partial<Lesson>) =>
    client.setQueryData<Lesson>(queryKey, (cached) => ({ ...(cached ?? lesson), ...changes }))
}
