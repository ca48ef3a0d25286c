import { useQueryClient, type Query, type QueryClient } from '@tanstack/react-query'
import { CloudOff, RefreshCw, Smartphone, WifiOff } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { plural } from '#domain/text/plural.ts'
import * as pages from '#domain/pages.ts'
import { isApiError } from '../app/api.ts'
import { timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { figureFiles } from '../app/offline/ahead.ts'
import { install, installable, refuseInstall } from '../app/offline/install.ts'
import { leftBehind } from '../app/offline/left-behind.ts'
import { newVersion, takeNewVersion } from '../app/offline/worker.ts'
import { leavesUnsent } from '../app/sign-out-or-ask.ts'
import { unsent } from '../app/unsent.ts'
import { useOnline } from '../app/use-online.ts'
import { Icon } from '../ui/Icon.tsx'
import { useStore } from '../ui/use-store.ts'
import { LeavesUnsentSheet } from './LeavesUnsentSheet.tsx'
import { LeftBehindSheet } from './LeftBehindSheet.tsx'

figureFiles.address = async (id) => {
  const { drawings } = await import('../parts/figures/drawings.ts')
  return drawings[id]
}

/** Whether there is a connection, what has not been sent, and whether a new version is there. */
export function DeviceNoticesInside() {
  const count = useStore(unsent).length
  const isReady = useStore(newVersion)
  const leaving = useStore(leavesUnsent)
  const behind = useStore(leftBehind)
  const offered = useStore(installable)
  const { isCut, isBusy, asOf, again } = useAsOf()
  return (
    <>
      <div role="status">
        {isCut && (
          <Notice icon={WifiOff}>
            You are offline.{' '}
            {asOf === null ? 'What you see may be from earlier.' : `What you see is as of ${asOf}.`}
          </Notice>
        )}
        {isBusy && (
          <Notice icon={CloudOff}>
            Upful is busy. What you see is as of {asOf}.{' '}
            <NoticeButton onPress={again}>Try again</NoticeButton>
          </Notice>
        )}
        {count > 0 && (
          <Notice icon={CloudOff}>
            <Link to={pages.unsent} className="underline underline-offset-3">
              {plural(count, 'thing')} not sent yet
            </Link>
          </Notice>
        )}
        {offered !== undefined && <InstallNotice how={offered} />}
        {isReady && (
          <Notice icon={RefreshCw}>
            A new version is ready.{' '}
            <NoticeButton onPress={() => void takeNewVersion()}>Use it now</NoticeButton>
          </Notice>
        )}
      </div>
      {leaving !== undefined && <LeavesUnsentSheet sessions={leaving} count={count} />}
      {behind !== undefined && <LeftBehindSheet {...behind} />}
    </>
  )
}

function InstallNotice({ how }: { how: 'prompt' | 'by-hand' }) {
  return (
    <Notice icon={Smartphone}>
      {how === 'prompt'
        ? 'Upful on your home screen opens at once, also without a connection. '
        : 'To have Upful on your home screen, tap Share in Safari, then “Add to Home Screen”. '}
      {how === 'prompt' && <NoticeButton onPress={() => void install()}>Install</NoticeButton>}{' '}
      <NoticeButton onPress={refuseInstall}>Not now</NoticeButton>
    </Notice>
  )
}

function NoticeButton({ onPress, children }: { onPress: () => void; children: string }) {
  return (
    <button type="button" onClick={onPress} className="min-h-11 px-2 underline underline-offset-3">
      {children}
    </button>
  )
}

function Notice({ icon, children }: { icon: typeof WifiOff; children: ReactNode }) {
  return (
    <p className="flex items-center justify-center gap-2 border-b border-sand/20 bg-ink px-4 py-2 text-sm font-semibold text-sand">
      <Icon of={icon} size={18} className="shrink-0" />
      <span>{children}</span>
    </p>
  )
}

/** Whether the server can be reached, and from when the oldest of what is on the screen is. */
function useAsOf() {
  const client = useQueryClient()
  const online = useOnline()
  const [state, setState] = useState(() => onScreen(client))
  useEffect(() => {
    const cache = client.getQueryCache()
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setState(onScreen(client)), 100)
    }
    look()
    const stop = cache.subscribe(look)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client])
  const isCut = !online || state.isCut
  const again = () => void client.refetchQueries({ type: 'active', predicate: isUnanswered })
  return { ...state, isCut, isBusy: !isCut && state.isBusy, again }
}

/** The server did not answer, also after all tries, and what is shown came before. */
function isUnanswered({ state: { error, data } }: Pick<Query, 'state'>): boolean {
  return data !== undefined && (isApiError(error, 'overloaded') || isApiError(error, 'internal'))
}

function onScreen(client: QueryClient) {
  const queries = client.getQueryCache().findAll({ type: 'active' })
  const shown = queries.map(({ state }) => state)
  const times = shown.filter(({ data }) => data !== undefined).map((state) => state.dataUpdatedAt)
  const oldest = times.length === 0 ? null : new Date(Math.min(...times)).toISOString()
  return {
    isCut: shown.some(({ error }) => isApiError(error, 'offline')),
    isBusy: queries.some(isUnanswered),
    asOf: oldest && timeOfDay(oldest),
  }
}
