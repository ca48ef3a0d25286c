import type { ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { BouncedBanner } from './BouncedBanner.tsx'
import { ConfirmBanner } from './ConfirmBanner.tsx'
import { ConnectionBanner } from './ConnectionBanner.tsx'
import { DeletionBanner } from './DeletionBanner.tsx'
import { LevelUp } from './LevelUp.tsx'
import { LiveStream } from './LiveStream.tsx'
import { BottomBar, Rail } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'

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
      {user.bounced ? (
        <BouncedBanner email={user.email} />
      ) : (
        !user.confirmed && <ConfirmBanner user={user} />
      )}
      {user.deleteAfter && <DeletionBanner deleteAfter={user.deleteAfter} />}
      <main
        id="main"
        tabIndex={-1}
        className="page-width pt-4 pb-[calc(7rem+env(safe-area-inset-bottom))] outline-none sm:pt-6 lg:pb-12"
      >
        {children}
      </main>
      <BottomBar />
      <LevelUp />
      <Toasts />
      <LiveStream />
    </div>
  )
}
