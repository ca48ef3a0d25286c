import { createContext, use } from 'react'
import type { Address, PathParam, SearchParam } from '#domain/href.ts'
import { navigate } from './navigate.ts'

export interface Location {
  pathname: string
  search: string
  params: Readonly<Record<string, string>>
}

export const LocationContext = createContext<Location>({ pathname: '/', search: '', params: {} })

/** Where the person is going: the current address, or the one whose page is still loading. */
export const DestinationContext = createContext<Omit<Location, 'params'>>({
  pathname: '/',
  search: '',
})

export function useDestination(): Omit<Location, 'params'> {
  return use(DestinationContext)
}

/** The current address. */
export function useLocation(): Location {
  return use(LocationContext)
}

/** One `$name` part of the page's own path. */
export function usePathParam(name: PathParam): string {
  return useLocation().params[name] ?? ''
}

/** A query parameter, and a function to change it (null removes it) without leaving the page. */
export function useSearchParam(
  name: SearchParam,
): [value: string | null, set: (value: string | null) => void] {
  const { search } = useLocation()

  function set(value: string | null) {
    // Read from the address bar: there may be two changes before the next render.
    const params = new URLSearchParams(location.search)
    if (value === null) params.delete(name)
    else params.set(name, value)
    changeQuery(params)
  }
  return [new URLSearchParams(search).get(name), set]
}

/** Replaces the query without leaving the page. */
export function changeQuery(params: URLSearchParams): void {
  const query = params.size === 0 ? '' : `?${params}`
  navigate((location.pathname + query) as Address, { replace: true, keepScroll: true })
}
