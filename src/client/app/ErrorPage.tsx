import * as pages from '#domain/pages.ts'
import { buttonClass } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { isApiError } from './api.ts'
import { Link } from './Link.tsx'
import { useOnline } from './use-online.ts'

/** Replaces a page that crashed or whose code couldn't be loaded. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const online = useOnline()
  const message = isApiError(error)
    ? error.message
    : online
      ? 'This page did not load. Your work so far is safe.'
      : 'You are offline and this page is not on your device yet. It will open when you are back online.'
  return (
    <div className="mx-auto grid w-full max-w-xl gap-4 py-6">
      {/* A separate file: the pages that never fail do not carry it. */}
      <img src="/bird-sorry.svg" alt="" className="mx-auto h-28" />
      <ErrorState title="Something went wrong" onRetry={onRetry}>
        <p>{message}</p>
        {isApiError(error) && error.requestId && (
          <p className="text-sm text-ink-soft">Reference for support: {error.requestId}</p>
        )}
      </ErrorState>
      <div className="flex flex-wrap gap-3">
        <Link to={pages.dashboard} className={buttonClass('plain')}>
          Go to Home
        </Link>
        <Link to={pages.contact} className={buttonClass('plain')}>
          Write to us
        </Link>
      </div>
    </div>
  )
}
