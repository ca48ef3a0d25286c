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
export function useOrder(onMade: () => void) {
  const client = useQueryClient()
  const { data: about } = useApi('GET /api/course-orders/current', {})
  const [placed, setPlaced] = useState<string | null>(null)
  const id = placed ?? about?.order?.id ?? null
  const watched = useCourseOrder(id)
  const order = id === null ? null : (watched ?? about?.order ?? null)

  const made = order?.state === 'done' ? order.courseId : null
  const lead = useEffectEvent((courseId: string) => {
    onMade()
    // Start with an empty form on the next visit.
    client.setQueryData<Current>(
      ['GET /api/course-orders/current', {}],
      (known) => known && { ...known, order: null },
    )
    void markStale(client, ['course-orders', 'courses'])
    navigate(href(pages.course, { id: courseId }))
  })
  useEffect(() => {
    if (made === null) return undefined
    const timer = setTimeout(() => lead(made), fullForMs)
    return () => clearTimeout(timer)
  }, [made])

  function watch(next: CourseOrder): void {
    const { queryKey } = apiQuery('GET /api/course-orders/:id', { id: next.id })
    client.setQueryData<Output<'GET /api/course-orders/:id'>>(queryKey, { order: next })
    setPlaced(next.id)
  }
  return { order, about, watch }
}
