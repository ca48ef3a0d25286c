import { useQuery } from '@tanstack/react-query'
import type { Me } from '#contract/accounts.ts'
import { call } from './api.ts'
import type { ApiError, Output } from './api.ts'
import { sessionKey } from './query-client.ts'

export type Session =
  | { state: 'loading' }
  | { state: 'failed'; error: ApiError; retry: () => void }
  | { state: 'signed-out' }
  | { state: 'signed-in'; user: Me }

export const sessionQuery = {
  queryKey: sessionKey,
  queryFn: () => call('GET /api/session', {}),
  staleTime: 5 * 60_000,
}

export function useSession(): Session {
  const { data, error, refetch } = useQuery<Output<'GET /api/session'>, ApiError>(sessionQuery)
  if (data) return data.user ? { state: 'signed-in', user: data.user } : { state: 'signed-out' }
  if (error) return { state: 'failed', error, retry: () => void refetch() }
  return { state: 'loading' }
}
