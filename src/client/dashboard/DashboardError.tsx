import type { ApiError } from '../app/api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'

interface DashboardErrorProps {
  error: ApiError
  onRetry: () => void
  retrying: boolean
}

export function DashboardError({ error, onRetry, retrying }: DashboardErrorProps) {
  return (
    <div className="mx-auto max-w-xl">
      <ErrorState title="Error Loading Dashboard" onRetry={onRetry} retrying={retrying}>
        <p>{error.message}</p>
        <p className="mt-3">Your profile was not found. This happens when</p>
        <ul className="mx-auto mt-1 w-fit list-disc pl-5 text-left">
          <li>your account is new and still being set up,</li>
          <li>signing up did not finish, or</li>
          <li>the connection broke on the way.</li>
        </ul>
        <p className="mt-3">
          Refresh the page. If it stays like this,{' '}
          <a href="/contact" className="link">
            contact support
          </a>
          .
        </p>
        {error.requestId && (
          <p className="mt-2 text-sm break-all text-ink-soft">
            Reference for support: {error.requestId}
          </p>
        )}
      </ErrorState>
    </div>
  )
}
