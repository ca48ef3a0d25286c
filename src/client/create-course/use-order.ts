import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { CourseOrder } from '#contract/course-orders.ts'
import { addressOf } from '../app/address.ts'
import type { Output } from '../app/api.ts'
import { navigate } from '../app/navigate.ts'
import { markStale } from '../app/mark-stale.ts'
import { apiQuery, useApi } from '../app/use-api.ts'
import { useCourseOrder } from '../app/use-course-order.ts'

type Current = Output<'GET /api/course-orders/current'>

/** The bar is seen to arrive. */
const fullForMs = 600

/**
 * The order that is being made, or that could not be: this page's own, else the one it was left with.
 * A finished one leads to its course.
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
    // Whoever comes back to this page begins anew.
    client.setQueryData<Current>(
      ['GET /api/course-orders/current', {}],
      (known) => known && { ...known, order: null },
    )
    void markStale(client, ['course-orders', 'courses'])
    navigate(addressOf('/courses/$id', { id: courseId }))
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
    void markStale(client, ['course-orders'])
  }
  return { order, about, watch }
}
