import { useState, type ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ApiError } from './api.ts'

interface Query {
  error: ApiError | null
  refetch: () => unknown
  isFetching: boolean
}

interface NotLoadedProps {
  query: Query
  /** Next to the spinner: "Loading course...". */
  loading?: string | undefined
  /** Above the reason: "The course did not load". */
  failed?: string | undefined
  /** Below the reason: what else may help. */
  advice?: (error: ApiError) => ReactNode
  /** Shown instead of the error when the object doesn't exist, or its id in the address has a typo. */
  missing?: ReactNode
}

export type LoadingWords = Pick<NotLoadedProps, 'loading' | 'failed'>

interface LoadedProps<Data> extends NotLoadedProps {
  /** The result of useApi or usePages. */
  query: Query & { data: Data | undefined }
  /** Shown when the person may not see the object any more, even if it was loaded before. */
  gone?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders the data of a query; a spinner while it loads; the error and a retry button if it failed. */
export function Loaded<Data>({ gone, children, ...props }: LoadedProps<Data>) {
  if (gone !== undefined && isGone(props.query)) return gone
  return props.query.data === undefined ? <NotLoaded {...props} /> : children(props.query.data)
}

export function isGone({ error }: Pick<Query, 'error'>): boolean {
  return error?.code === 'not-found' || error?.code === 'not-allowed'
}

/** The loading or error state of a query. */
export function NotLoaded({ query, loading, failed, advice, missing }: NotLoadedProps) {
  // During a retry a query has no error. The last one stays, so that its button can show that it is busy.
  const [lastError, setLastError] = useState(query.error)
  if (query.error && query.error !== lastError) setLastError(query.error)
  const error = query.error ?? lastError
  if (!error) return loading ? <Spinner label={loading} /> : <Spinner />
  if (missing !== undefined && (error.code === 'not-found' || error.code === 'invalid'))
    return missing
  return (
    <ErrorState
      {...(failed ? { title: failed } : {})}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {error.message}
      {advice?.(error)}
    </ErrorState>
  )
}
