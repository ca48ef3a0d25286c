import type { ApiError } from '../app/api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'

interface CardStateProps {
  query: { error: ApiError | null; refetch: () => unknown; isFetching: boolean }
  loading: string
}

/** What stands in a card until its answer is there. */
export function CardState({ query, loading }: CardStateProps) {
  if (!query.error) return <Spinner label={loading} />
  return (
    <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
      {query.error.message}
    </ErrorState>
  )
}
