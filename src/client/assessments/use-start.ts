import { useQueryClient } from '@tanstack/react-query'
import { toTop } from '../app/to-top.ts'
import { apiQuery, useAction } from '../app/use-api.ts'

/** Opens an attempt: the first one, or "Try again". What it answers is what the page shows. */
export function useStart(id: string) {
  const client = useQueryClient()
  return useAction('POST /api/assessments/:id/start', {
    onDone: (state) => {
      client.setQueryData(apiQuery('GET /api/assessments/:id', { id }).queryKey, state)
      toTop()
    },
  })
}
