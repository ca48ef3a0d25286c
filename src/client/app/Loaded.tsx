import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ApiError } from './api.ts'

export interface LoadingWords {
  /** Beside the spinner: "Loading course...". */
  loading?: string | undefined
  /** Above the reason: "The course did not load". */
  failed?: string | undefined
}

interface Query {
  error: ApiError | null
  refetch: () => unknown
  isFetching: boolean
}

interface LoadedProps<Data> extends LoadingWords {
  /** Of useApi. */
  query: Query & { data: Data | undefined }
  /** In place of the error when there is no such thing. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** Draws the answer of a query; until it is there, a spinner, and when it failed, why and a retry. */
export function Loaded<Data>({ query, missing, children, ...words }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (missing !== undefined && query.error?.code === 'not-found') return missing
  return <NotLoaded query={query} {...words} />
}

/** In place of an answer that is on its way or did not come. */
export function NotLoaded({ query, loading, failed }: LoadingWords & { query: Query }) {
  const { error, refetch, isFetching } = query
  if (!error) return loading ? <Spinner label={loading} /> : <Spinner />
  return (
    <ErrorState
      {...(failed ? { title: failed } : {})}
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error.message}
    </ErrorState>
  )
}
