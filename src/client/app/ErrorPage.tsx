import { LinkButton } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { isApiError } from './api.ts'

/** What stands in place of a page that broke or whose code did not arrive. */
export function ErrorPage({ error }: { error: unknown }) {
  const message = isApiError(error)
    ? error.message
    : navigator.onLine
      ? 'This page did not load. Your work so far is safe.'
      : 'You are offline and this page is not on your device yet.'
  return (
    <div className="page-width grid max-w-xl gap-4 py-10">
      <ErrorState title="Something went wrong" onRetry={() => location.reload()}>
        <p>{message}</p>
        {isApiError(error) && error.requestId && (
          <p className="text-sm text-ink-soft">Reference for support: {error.requestId}</p>
        )}
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        <LinkButton href="/dashboard" tone="plain">
          Go to Home
        </LinkButton>
        <LinkButton href="/contact" tone="plain">
          Write to us
        </LinkButton>
      </div>
    </div>
  )
}
