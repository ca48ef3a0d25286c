import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import type { Me } from '#contract/accounts.ts'
import { routes } from '#contract/routes.ts'
import type { ApiKey } from '../app/api.ts'
import { LocationContext } from '../app/location.ts'
import { newQueryClient, sessionKey } from '../app/query-client.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { hideToast, shownToast } from '../ui/toasts.ts'
import { playServer } from './playing-server.ts'
import { student } from './student.ts'

type Input = Record<string, unknown>

interface SceneOptions {
  /** Who is signed in; null for a visitor. */
  user?: Me | null
  answers?: Parameters<typeof playServer>[0]
  /** The address of the page, with its query. */
  address?: string
}

/** Shows a part of a page to somebody, with the toasts, and records what is sent to the server. */
export function openScene(content: ReactNode, options: SceneOptions = {}) {
  const { user = student, answers = {}, address = '/' } = options
  addPopovers()
  clearToasts()
  history.replaceState(null, '', address)
  const server = playServer({ 'GET /api/session': { user }, ...answers })
  const sent: { key: string; input: Input }[] = []
  fetchByRoute((key, input) => sent.push({ key, input }))
  const client = newQueryClient()
  client.setQueryData(sessionKey, { user })
  const { pathname, search } = location
  const around = (inside: ReactNode) => (
    <QueryClientProvider client={client}>
      <LocationContext value={{ pathname, search, params: {} }}>{inside}</LocationContext>
      <Toasts />
    </QueryClientProvider>
  )
  const { rerender } = render(around(content))
  return {
    user: userEvent.setup(),
    client,
    server,
    /** Replaces the content. */
    show: (inside: ReactNode) => rerender(around(inside)),
    /** The inputs that were sent to this route, in order. */
    sentTo: (key: ApiKey) => sent.filter((each) => each.key === key).map(({ input }) => input),
  }
}

/** Puts the route in place of the address: 'GET /api/courses/:id' is the response to every course. */
function fetchByRoute(record: (key: string, input: Input) => void): void {
  const play = globalThis.fetch
  globalThis.fetch = (url, init) => {
    const { pathname, searchParams } = new URL(
      url instanceof Request ? url.url : url,
      location.href,
    )
    const { path, params } = routeAt(init?.method ?? 'GET', pathname)
    const body: Input = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    record(`${init?.method ?? 'GET'} ${path}`, {
      ...params,
      ...Object.fromEntries(searchParams),
      ...body,
    })
    return play(path, init)
  }
}

function routeAt(method: string, pathname: string): { path: string; params: Input } {
  const paths = Object.keys(routes)
    .filter((key) => key.startsWith(`${method} `))
    .map((key) => key.slice(method.length + 1))
  // A path without parts to fill in comes first: '/api/reports/mine' before '/api/reports/:id'.
  for (const path of paths.toSorted((one, other) => partsOf(one) - partsOf(other))) {
    const match = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(pathname)
    if (match) return { path, params: { ...match.groups } }
  }
  throw new Error(`No route for ${method} ${pathname}`)
}

function partsOf(path: string): number {
  return path.split(':').length
}

/** The test environment has no popovers. */
function addPopovers(): void {
  HTMLElement.prototype.showPopover ??= function showPopover(this: HTMLElement) {
    this.dataset['open'] = 'yes'
  }
  HTMLElement.prototype.hidePopover ??= function hidePopover(this: HTMLElement) {
    delete this.dataset['open']
  }
}

function clearToasts(): void {
  for (let toast = shownToast.get(); toast; toast = shownToast.get()) hideToast(toast.id)
}
