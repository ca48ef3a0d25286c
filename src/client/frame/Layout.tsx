import { Suspense, useEffect, useState, type ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { currentMoment } from '../app/moments.ts'
import { worksOffline } from '../app/unsent.ts'
import { useApi } from '../app/use-api.ts'
import { OpenReport } from '../parts/reports/OpenReport.tsx'
import { classes } from '../ui/classes.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { useStore } from '../ui/use-store.ts'
import type { DeviceNoticesInside } from './DeviceNoticesInside.tsx'
import { LiveStream } from './LiveStream.tsx'
import { BottomBar, Rail } from './Navigation.tsx'
import { TopBar } from './TopBar.tsx'

// Most users need this only once, so its code is loaded on demand.
const AccountBanners = lazyPart(() => import('./AccountBanners.tsx'), 'AccountBanners')

interface LayoutProps {
  user: Me
  /** Without the header and the navigation. */
  fullScreen?: boolean
  children: ReactNode
}

/** The frame of every signed-in page: bars above and below on phones, a rail on the left on wide screens. */
export function Layout({ user, fullScreen = false, children }: LayoutProps) {
  return (
    <div className={classes('min-h-dvh', !fullScreen && 'lg:pl-60')}>
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30 focus:rounded-control focus:bg-card focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      {!fullScreen && (
        <>
          <Rail role={user.role} />
          <TopBar user={user} />
        </>
      )}
      <DeviceNotices />
      {isUnsettled(user) && !fullScreen && (
        <Suspense>
          <AccountBanners user={user} />
        </Suspense>
      )}
      {!fullScreen && <Announcements />}
      <main
        id="main"
        tabIndex={-1}
        className={classes(
          'page-width outline-none',
          !fullScreen &&
            'pt-4 pb-[calc(7rem+env(safe-area-inset-bottom))] short:pb-12 sm:pt-6 lg:pb-12',
        )}
      >
        {children}
      </main>
      {!fullScreen && <BottomBar role={user.role} />}
      <Moments />
      <OpenReport />
      <Toasts />
      <LiveStream person={user.id} />
    </div>
  )
}

const AnnouncementBanner = lazyPart(() => import('./AnnouncementBanner.tsx'), 'AnnouncementBanner')

/** It comes with the number of the bell. */
function Announcements() {
  const { data } = useApi('GET /api/notifications/unread', {})
  return (
    <Suspense>
      {data?.announcement && <AnnouncementBanner announcement={data.announcement} />}
    </Suspense>
  )
}

function isUnsettled({ bounced, confirmed, deleteAfter }: Me): boolean {
  return bounced || !confirmed || deleteAfter !== null
}

/** What there is to say about the connection and this device, once its code is here; it may be cut off on its way. */
function DeviceNotices() {
  const isHere = useStore(worksOffline)
  const [loaded, setLoaded] = useState<{ Inside: typeof DeviceNoticesInside }>()
  useEffect(() => {
    if (!isHere) return
    // The build takes the first `then` into its import, where it cannot see the files that the import needs fail.
    void import('./DeviceNoticesInside.tsx')
      .then((fetched) => setLoaded({ Inside: fetched.DeviceNoticesInside }))
      .catch(() => {})
  }, [isHere])
  return loaded && <loaded.Inside />
}

const MomentMessage = lazyPart(() => import('./MomentMessage.tsx'), 'MomentMessage')

/** Celebrates what was reached; the region is there before its words, so that screen readers hear them. */
function Moments() {
  const moment = useStore(currentMoment)
  return (
    <div role="status">
      <Suspense>{moment !== undefined && <MomentMessage moment={moment} />}</Suspense>
    </div>
  )
}
