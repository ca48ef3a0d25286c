import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toasts.ts'
import { isApiError } from './api.ts'

export const sessionKey = ['GET /api/session', {}] as const

/** Decides what is retried, and what happens when the session is lost. */
export function newQueryClient(): QueryClient {
  const onError = (error: Error) => {
    if (isApiError(error, 'not-signed-in')) client.setQueryData(sessionKey, { user: null })
    if (isApiError(error) && error.toast) showToast(error.message, 'bad')
  }
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        retry: worthAnotherTry,
        retryDelay: delayBeforeTry,
        // Refetch what failed while offline. The live stream takes care of the rest.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** The longest automatic wait before a retry; for longer ones the user decides. */
const maxWaitMs = 10_000

/** As long as the server asked for, otherwise exponential backoff. */
function delayBeforeTry(failures: number, error: Error): number {
  return (isApiError(error) && error.retryAfter) || Math.min(1000 * 2 ** failures, maxWaitMs)
}

/** Only errors that may go away are retried, not refusals. */
function worthAnotherTry(failures: number, error: Error): boolean {
  if (!isApiError(error) || error.retryAfter > maxWaitMs) return false
  return failures < 2 && ['internal', 'overloaded'].includes(error.code)
}
