import { createContext, use } from 'react'
import { navigate } from './navigate.ts'

export interface Location {
  pathname: string
  search: string
  params: Readonly<Record<string, string>>
}

export const LocationContext = createContext<Location>({ pathname: '/', search: '', params: {} })

/** Where the app is. */
export function useLocation(): Location {
  return use(LocationContext)
}

/** One `$name` part of the page's own path. */
export function usePathParam(name: string): string {
  return useLocation().params[name] ?? ''
}

/** One value of the address's query, and how to change it (null takes it out) without leaving the page. */
export function useSearchParam(
  name: string,
): [value: string | null, set: (value: string | null) => void] {
  const { search } = useLocation()

  function set(value: string | null) {
    // The address itself is asked: two changes may come before the next rendering.
    const params = new URLSearchParams(location.search)
    if (value === null) params.delete(name)
    else params.set(name, value)
    const query = params.size === 0 ? '' : `?${params}`
    navigate(location.pathname + query, { replace: true, keepScroll: true })
  }
  return [new URLSearchParams(search).get(name), set]
}
