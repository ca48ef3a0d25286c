import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CourseOrder } from '#contract/course-orders.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { navigate } from '../app/navigate.ts'
import { markStale } from '../app/mark-stale.ts'
import { apiQuery, useApi } from '../app/use-api.ts'
import { useCourseOrder } from '../parts/learning/use-course-order.ts'

type Current = Output<'GET /api/course-orders/current'>

/** Time to show the full bar before the redirect. */
const fullForMs = 600

/**
 * The order in progress or failed: one placed on this page, otherwise the latest one.
 * Redirects to the course when the order is done.
 */
export function useOrder(onDone: () => void) {
  const client = useQueryClient()
  const { data: about } = useApi('GET /api/course-orders/current', {})
  const [placedId, setPlacedId] = useState<string | null>(null)
  const id = placedId ?? about?.order?.id ?? null
  const watched = useCourseOrder(id)
  const order = id === null ? null : (watched ?? about?.order ?? null)

  const courseId = order?.state === 'done' ? order.courseId : null
  const openCourse = useEffectEvent((newCourseId: string) => {
    onDone()
    // Start with an empty form on the next visit.
    client.setQueryData<Current>(
      ['GET /api/course-orders/current', {}],
      (current) => current && { ...current, order: null },
    )
    void markStale(client, ['course-orders', 'courses'])
    navigate(href(pages.course, { id: newCourseId }))
  })
  useEffect(() => {
    if (courseId === null) return undefined
    const timer = setTimeout(() => openCourse(courseId), fullForMs)
    return () => clearTimeout(timer)
  }, [courseId])

  function watch(newOrder: CourseOrder): void {
    const { queryKey } = apiQuery('GET /api/course-orders/:id', { id: newOrder.id })
    client.setQueryData<Output<'GET /api/course-orders/:id'>>(queryKey, { order: newOrder })
    setPlacedId(newOrder.id)
  }
  return { order, about, watch }
}
