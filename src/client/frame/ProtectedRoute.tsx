import { Suspense, useContext, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import type { Role } from '#domain/people/role.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { isLeaving, setLeaving } from '../ui/leaving.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { BackLink } from '../app/BackLink.tsx'
import { Layout } from './Layout.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { NotLoaded } from '../app/Loaded.tsx'
import { LocationContext } from '../app/location.ts'
import { useSession } from '../app/session.ts'

const OtherRolePage = lazyPart(() => import('./OtherRolePage.tsx'), 'OtherRolePage')
const StoppedPage = lazyPart(() => import('./StoppedPage.tsx'), 'StoppedPage')

interface ProtectedRouteProps {
  /** Also shown when signed out, without the frame. */
  open?: boolean
  /** Without the header and the navigation. */
  fullScreen?: boolean
  children: ReactNode
}

/** A spinner while the session loads; the login, with a `from` address, if signed out; otherwise the page in its frame. */
export function ProtectedRoute({
  open = false,
  fullScreen = false,
  children,
}: ProtectedRouteProps) {
  const session = useSession()
  switch (session.state) {
    case 'unknown':
      return (
        <Centred>
          <NotLoaded query={session.query} />
        </Centred>
      )
    case 'signed-out':
      return open ? children : <ToLogin />
    case 'signed-in':
      return (
        <SamePerson user={session.user} fullScreen={fullScreen}>
          {children}
        </SamePerson>
      )
  }
}

interface SamePersonProps {
  user: Me
  fullScreen: boolean
  children: ReactNode
}

/** Somebody else signing in from another tab must not see what the first user left on the screen. */
function SamePerson({ user, fullScreen, children }: SamePersonProps) {
  const [first] = useState(user.id)
  const changed = user.id !== first
  useEffect(() => {
    if (!changed) return
    setLeaving(true)
    location.reload()
  }, [changed])
  if (changed) return null
  if (user.stopped) return <Stopped>{children}</Stopped>
  return (
    <Layout user={user} fullScreen={fullScreen}>
      {children}
    </Layout>
  )
}

/** Only the account page is available, without the frame that links to the others. */
function Stopped({ children }: { children: ReactNode }) {
  const { pathname } = useContext(LocationContext)
  if (pathname !== pages.account) {
    return (
      <Suspense fallback={<Spinner />}>
        <StoppedPage />
      </Suspense>
    )
  }
  return (
    <main id="main" className="page-width py-6">
      <BackLink to={pages.profile}>Back</BackLink>
      {children}
      <Toasts />
    </main>
  )
}

/** The login page is outside this single-page app. */
function ToLogin() {
  useEffect(() => {
    if (isLeaving()) return
    const here = location.pathname + location.search
    setLeaving(true)
    location.replace(href(pages.login, { from: here }))
  }, [])
  return (
    <Centred>
      <Spinner />
    </Centred>
  )
}

/** The page for these roles; the others read whose it is. */
export function onlyFor(roles: readonly Role[], Page: ComponentType): ComponentType {
  return function RolePage() {
    const session = useSession()
    if (session.state !== 'signed-in') return null
    const { role } = session.user
    return roles.includes(role) ? <Page /> : <OtherRolePage roles={roles} role={role} />
  }
}

function Centred({ children }: { children: ReactNode }) {
  return <div className="grid min-h-dvh place-items-center p-4">{children}</div>
}
