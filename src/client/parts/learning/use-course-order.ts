import { useQuery } from '@tanstack/react-query'
import type { CourseOrder } from '#contract/course-orders.ts'
import type { ApiError, Output } from '../../app/api.ts'
import { apiQuery } from '../../app/use-api.ts'

const pollEveryMs = 1_000

/** The progress of an order, polled every second while it is in progress. */
export function useCourseOrder(id: string | null): CourseOrder | undefined {
  const { data } = useQuery<Output<'GET /api/course-orders/:id'>, ApiError>({
    ...apiQuery('GET /api/course-orders/:id', { id: id ?? '' }),
    enabled: id !== null,
    refetchInterval: ({ state }) => (state.data?.order.state === 'working' ? pollEveryMs : false),
  })
  return data?.order
}
