import { useSyncExternalStore } from 'react'

/** The address's query; empty in the prerendered page, which is one file for every query. */
export function useSearch(): string {
  return useSyncExternalStore(
    (listener) => {
      addEventListener('popstate', listener)
      return () => removeEventListener('popstate', listener)
    },
    () => location.search,
    () => '',
  )
}
