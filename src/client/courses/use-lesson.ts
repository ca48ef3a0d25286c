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
  const keep = useKeptLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/answer', {
    onDone: ({ work, completion, help }) => {
      keep({ work, ...(completion.itemDone ? { done: true } : {}), percent: completion.percent })
      // No celebration if the answer contains crisis words: show only the help card.
      if (!help) onCompleted(completion)
    },
  })
  return { ...action, place: placeOf(lesson) }
}

/** Mark Complete, for articles. */
export function useLessonComplete({ lesson, onCompleted }: LessonPartProps) {
  const keep = useKeptLesson(lesson)
  const action = useAction('POST /api/courses/:id/lessons/:contentId/complete', {
    onDone: (completion) => {
      keep({ done: true, percent: completion.percent })
      onCompleted(completion)
    },
  })
  return { ...action, place: placeOf(lesson) }
}

export function placeOf({ course, item }: Lesson) {
  return { id: course.id, contentId: item.id }
}

function useKeptLesson(lesson: Lesson) {
  const client = useQueryClient()
  const { queryKey } = apiQuery('GET /api/courses/:id/lessons/:contentId', placeOf(lesson))
  return (changed: Partial<Lesson>) =>
    client.setQueryData<Lesson>(queryKey, (kept) => ({ ...(kept ?? lesson), ...changed }))
}
