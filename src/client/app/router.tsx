import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Outlet,
} from '@tanstack/react-router'
import { Spinner } from '../ui/Spinner.tsx'
import { ErrorPage } from './ErrorPage.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'
import type { Page } from './page.ts'
import { onlyFor, ProtectedRoute } from './ProtectedRoute.tsx'

/** The router of the signed-in app, made from the table of its pages. */
export function routerOf(pages: readonly Page[]) {
  const root = createRootRoute({ component: Outlet })
  // One frame for all: it stays, with its live stream, while the pages inside it change.
  const frame = createRoute({ getParentRoute: () => root, id: 'frame', component: Frame })
  const framed = pages.filter(({ who }) => who !== 'anyone').map((page) => routeOf(page, frame))
  const open = pages.filter(({ who }) => who === 'anyone').map((page) => routeOf(page, root))

  return createRouter({
    routeTree: root.addChildren([frame.addChildren(framed), ...open]),
    defaultErrorComponent: ErrorPage,
    defaultNotFoundComponent: NotFoundPage,
    defaultPendingComponent: Spinner,
    defaultPreload: 'intent',
    scrollRestoration: true,
    // Plain text both ways: `?tab=5` is '5' and stays so.
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const kept = Object.entries(search).filter(
        ([, value]) => value !== undefined && value !== null,
      )
      const query = new URLSearchParams(
        kept.map(([name, value]) => [name, String(value)]),
      ).toString()
      return query && `?${query}`
    },
  })
}

function Frame() {
  return (
    <ProtectedRoute>
      <Outlet />
    </ProtectedRoute>
  )
}

type Parent = ReturnType<typeof createRootRoute>

function routeOf({ path, title, who, load }: Page, parent: object) {
  const component = lazyRouteComponent(async () => {
    const Content = await load()
    return { default: typeof who === 'string' ? Content : onlyFor(who, Content) }
  })
  return createRoute({
    getParentRoute: () => parent as Parent,
    path,
    component,
    staticData: { title },
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}
