import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Lesson } from '#contract/lesson.ts'
import { apiQuery } from '../app/use-api.ts'

/** Fetches the next lesson while this one is open, so that Continue shows it at once. */
export function usePrefetchedNext({ course, next }: Pick<Lesson, 'course' | 'next'>): void {
  const client = useQueryClient()
  const id = course.id
  const contentId = next?.id
  useEffect(() => {
    if (contentId === undefined) return
    void client.prefetchQuery(
      apiQuery('GET /api/courses/:id/lessons/:contentId', { id, contentId }),
    )
  }, [client, id, contentId])
}
