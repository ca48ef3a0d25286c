import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Layout } from './Layout.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { Page } from './page.ts'
import { useSession } from './session.ts'

interface ProtectedRouteProps {
  who: Page['who']
  children: ReactNode
}

/** A spinner while it is not known who asks; the login, with the way back, for nobody; else the page in its frame. */
export function ProtectedRoute({ who, children }: ProtectedRouteProps) {
  const session = useSession()
  switch (session.state) {
    case 'loading':
      return (
        <Centred>
          <Spinner />
        </Centred>
      )
    case 'failed':
      return (
        <Centred>
          <ErrorState onRetry={session.retry}>{session.error.message}</ErrorState>
        </Centred>
      )
    case 'signed-out':
      leaveForLogin()
      return (
        <Centred>
          <Spinner />
        </Centred>
      )
    case 'signed-in':
      if (Array.isArray(who) && !who.includes(session.user.role)) return <NotFoundPage />
      return <Layout user={session.user}>{children}</Layout>
  }
}

/** The login is a page of its own, outside this app. */
function leaveForLogin() {
  const here = location.pathname + location.search
  location.replace(`/login?from=${encodeURIComponent(here)}`)
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh place-items-center p-4">{children}</div>
}
