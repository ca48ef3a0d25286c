import { Suspense, type ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { LevelUp } from './LevelUp.tsx'
import { LiveStream } from './LiveStream.tsx'
import { OpenReport } from '../parts/reports/OpenReport.tsx'
import { BottomBar, Rail } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'

// Most users need this only once, so its code is loaded on demand.
const AccountBanners = lazyPart(() => import('./AccountBanners.tsx'), 'AccountBanners')

/** The frame of every signed-in page: bars above and below on phones, a rail at the left on wide screens. */
export function Layout({ user, children }: { user: Me; children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:pl-60">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-control focus:bg-card focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <Rail />
      <TopBar user={user} />
      <ConnectionBanner />
      {isUnsettled(user) && (
        <Suspense>
          <AccountBanners user={user} />
        </Suspense>
      )}
      <main
        id="main"
        tabIndex={-1}
        className="page-width pt-4 pb-[calc(7rem+env(safe-area-inset-bottom))] outline-none short:pb-12 sm:pt-6 lg:pb-12"
      >
        {children}
      </main>
      <BottomBar />
      <LevelUp />
      <OpenReport />
      <Toasts />
      <LiveStream />
    </div>
  )
}

function isUnsettled({ bounced, confirmed, deleteAfter }: Me): boolean {
  return bounced || !confirmed || deleteAfter !== null
}
