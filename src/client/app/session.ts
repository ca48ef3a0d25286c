import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { Me } from '#contract/accounts.ts'
import { call } from './api.ts'
import type { ApiError, Output } from './api.ts'
import { sessionKey } from './query-client.ts'

export type Session =
  /** Loading, or it failed to load. */
  | { state: 'unknown'; query: UseQueryResult<Output<'GET /api/session'>, ApiError> }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: Me }

export const sessionQuery = {
  queryKey: sessionKey,
  queryFn: () => call('GET /api/session', {}),
  staleTime: 5 * 60_000,
}

export function useSession(): Session {
  const query = useQuery<Output<'GET /api/session'>, ApiError>(sessionQuery)
  if (!query.data) return { state: 'unknown', query }
  const { user } = query.data
  return user ? { state: 'signed-in', user } : { state: 'signed-out' }
}
