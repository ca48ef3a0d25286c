import { Suspense, useEffect, useLayoutEffect, useMemo, useState, useTransition } from 'react'
import type { ComponentType } from 'react'
import { paramsIn } from '#domain/href.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorBoundary } from '../app/ErrorBoundary.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { LoadingBar } from '../app/LoadingBar.tsx'
import { DestinationContext, LocationContext } from '../app/location.ts'
import { onNavigate } from '../app/navigate.ts'
import { NotFoundPage } from '../app/NotFoundPage.tsx'
import type { Page, PageViews } from './page.ts'
import { PreloadContext } from '../app/preload.ts'
import { onlyFor, ProtectedRoute } from './ProtectedRoute.tsx'
import { toTop } from '../app/to-top.ts'

interface RouterProps {
  pages: PageViews
  /** Fetches further pages, for an address that is none of `pages`. */
  more?: () => Promise<PageViews>
}

/** Renders the page of the current address. The frame is kept when the page inside changes. */
export function Router({ pages, more }: RouterProps) {
  const [known, setKnown] = useState(pages)
  const routes = useMemo(() => Object.entries(known).map(routeOf), [known])
  const toCome = useMemo(() => more && routeOf(['', morePages(more, setKnown)]), [more])
  const unknown = known === pages ? toCome : undefined
  const { address, destination, isLoading } = useAddress()
  const { pathname, search } = address
  const match = findRoute(routes, pathname)
  const route = match?.route ?? unknown
  useArrival(match?.route.page.title, address)

  const here = useMemo(
    () => ({ pathname, search, params: findRoute(routes, pathname)?.params ?? {} }),
    [routes, pathname, search],
  )
  // Failures are ignored here: opening the page fetches the code again.
  const preload = (path: string) =>
    void (findRoute(routes, path)?.route ?? unknown)?.page.load().catch(() => {})
  if (route === undefined) return <NotFoundPage />
  const { page, Content } = route
  const content = (
    // Outside of what is new with each page: a transition waits only for a boundary that was there before.
    <Suspense fallback={<Spinner />}>
      <ErrorBoundary key={pathname} scope={pathname + search}>
        <Content />
      </ErrorBoundary>
    </Suspense>
  )
  return (
    <PreloadContext value={preload}>
      <LocationContext value={here}>
        <DestinationContext value={destination}>
          {isLoading && <LoadingBar />}
          {page.who === 'anyone' ? (
            content
          ) : (
            <ProtectedRoute open={page.open ?? false} fullScreen={page.fullScreen ?? false}>
              {content}
            </ProtectedRoute>
          )}
        </DestinationContext>
      </LocationContext>
    </PreloadContext>
  )
}

interface Route {
  path: string
  page: Page
  Content: ComponentType
}

function routeOf([path, page]: [string, Page]): Route {
  const Part = lazyPart(async () => ({ Page: await page.load() }), 'Page')
  return { path, page, Content: typeof page.who === 'string' ? Part : onlyFor(page.who, Part) }
}

/** Stands for a page that is not known yet, and makes it known. */
function morePages(
  more: () => Promise<PageViews>,
  add: (change: (known: PageViews) => PageViews) => void,
): Page {
  const load = async () => {
    const pages = await more()
    return function MorePages() {
      useEffect(() => add((known) => ({ ...known, ...pages })), [])
      return <Spinner />
    }
  }
  return { title: '', who: 'signed-in', open: true, load }
}

function findRoute(routes: readonly Route[], pathname: string) {
  for (const route of routes) {
    const params = paramsIn(route.path, pathname)
    if (params !== null) return { route, params }
  }
  return null
}

/**
 * The address is updated in transitions: the old page stays until the new one's code is loaded. Where the person is going
 * is known at once, so that a tap shows that it was taken.
 */
function useAddress() {
  const [address, setAddress] = useState(() => readAddress(true))
  const [destination, setDestination] = useState(address)
  const [isLoading, startTransition] = useTransition()
  useEffect(
    () =>
      onNavigate(({ keepScroll }) => {
        const next = readAddress(keepScroll)
        setDestination(next)
        startTransition(() => setAddress(next))
      }),
    [],
  )
  return { address, destination, isLoading }
}

function readAddress(keepScroll: boolean) {
  return { pathname: location.pathname, search: location.search, keepScroll }
}

/** Sets the document title on each new page, and moves the scroll and the focus to its start. */
function useArrival(
  title: string | undefined,
  address: { pathname: string; keepScroll: boolean },
): void {
  const { pathname, keepScroll } = address
  const [first] = useState(pathname)
  const isFirst = first === pathname
  // A layout effect, so that the page's own effect can set a better title.
  useLayoutEffect(() => {
    document.title = title === undefined ? 'Upful' : `${title} · Upful`
  }, [title, pathname])
  useLayoutEffect(() => {
    if (!keepScroll) toTop()
    // Another query of the same page is a new address object, and starts at the top too.
  }, [address, keepScroll])
  useEffect(() => {
    // On the first page the browser has already placed the focus.
    if (!isFirst) document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname, title, isFirst])
}
