import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { showToast } from '../ui/toasts.ts'
import { isApiError } from './api.ts'

export const sessionKey = ['GET /api/session', {}] as const

/** One place decides what is tried again and what a lost session means. */
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
        // What failed for want of a signal is read as soon as there is one. The rest is the live stream's matter.
        refetchOnReconnect: ({ state }) => state.status === 'error',
      },
      mutations: { networkMode: 'always' },
    },
  })
  return client
}

/** A page that loads waits so long for another try by itself; after that the person decides. */
const longestWait = 10_000

/** As long as the server asked for, else a little longer each time. */
function delayBeforeTry(failures: number, error: Error): number {
  return (isApiError(error) && error.retryAfter) || Math.min(1000 * 2 ** failures, longestWait)
}

/** A refusal will be refused again; a lost connection or a busy server may not. */
function worthAnotherTry(failures: number, error: Error): boolean {
  if (!isApiError(error) || error.retryAfter > longestWait) return false
  return failures < 2 && ['internal', 'overloaded'].includes(error.code)
}
