import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ApiError } from './api.ts'

export interface LoadingWords {
  /** Next to the spinner: "Loading course...". */
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
  /** The result of useApi. */
  query: Query & { data: Data | undefined }
  /** Shown instead of the error when the object doesn't exist. */
  missing?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the data of a query; a spinner while it loads; the error and a retry button if it failed. */
export function Loaded<Data>({ query, missing, children, ...words }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (missing !== undefined && query.error?.code === 'not-found') return missing
  return <NotLoaded query={query} {...words} />
}

/** The loading or error state of a query. */
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
