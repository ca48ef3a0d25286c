import { useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import type { Role } from '#domain/role.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { Layout } from './Layout.tsx'
import { NotFound } from './NotFoundPage.tsx'
import { useSession } from './session.ts'
import { isLeaving } from './sign-out.ts'

interface ProtectedRouteProps {
  /** Signed out, the page is shown by itself. */
  open?: boolean
  children: ReactNode
}

/** A spinner while it is not known who asks; the login, with the way back, for nobody; else the page in its frame. */
export function ProtectedRoute({ open = false, children }: ProtectedRouteProps) {
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
      return open ? children : <ToLogin />
    case 'signed-in':
      return <SamePerson {...session}>{children}</SamePerson>
  }
}

/** Another person signing in from another tab must not meet what the first one left on the screen. */
function SamePerson({ user, children }: { user: Me; children: ReactNode }) {
  const [first] = useState(user.id)
  const changed = user.id !== first
  useEffect(() => {
    if (changed) location.reload()
  }, [changed])
  return changed ? null : <Layout user={user}>{children}</Layout>
}

/** The login is a page of its own, outside this app. */
function ToLogin() {
  useEffect(() => {
    if (isLeaving()) return
    const here = location.pathname + location.search
    location.replace(`/login?from=${encodeURIComponent(here)}`)
  }, [])
  return (
    <Centred>
      <Spinner />
    </Centred>
  )
}

/** The same page for these roles, and no page at all for the others. */
export function onlyFor(roles: readonly Role[], Page: ComponentType): ComponentType {
  return function RolePage() {
    const session = useSession()
    if (session.state !== 'signed-in') return null
    return roles.includes(session.user.role) ? <Page /> : <NotFound />
  }
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh place-items-center p-4">{children}</div>
}
