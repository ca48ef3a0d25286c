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
import { ProtectedRoute } from './ProtectedRoute.tsx'

/** The router of the signed-in app, made from the table of its pages. */
export function routerOf(pages: readonly Page[]) {
  const root = createRootRoute({ component: Outlet })
  const open = createRoute({ getParentRoute: () => root, id: 'open', component: Outlet })
  // The frame stays in place while pages of the same circle of people change inside it.
  const circles = Map.groupBy(
    pages.filter(({ who }) => who !== 'anyone'),
    ({ who }) => String(who),
  )
  const framed = [...circles].map(([id, circle]) => {
    const who = circle[0]?.who ?? 'signed-in'
    const frame = createRoute({
      getParentRoute: () => root,
      id,
      component: () => (
        <ProtectedRoute who={who}>
          <Outlet />
        </ProtectedRoute>
      ),
    })
    return frame.addChildren(circle.map((page) => routeOf(page, frame)))
  })

  return createRouter({
    routeTree: root.addChildren([
      ...framed,
      open.addChildren(
        pages.filter(({ who }) => who === 'anyone').map((page) => routeOf(page, open)),
      ),
    ]),
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

type Parent = ReturnType<typeof createRootRoute>

function routeOf(page: Page, parent: object) {
  return createRoute({
    getParentRoute: () => parent as Parent,
    path: page.path,
    component: lazyRouteComponent(async () => ({ default: await page.load() })),
    staticData: { title: page.title },
  })
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    title?: string
  }
}
