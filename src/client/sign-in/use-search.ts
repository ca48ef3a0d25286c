import { useSyncExternalStore } from 'react'

/** The query of the address; empty in the prerendered page, which is the same for every query. */
export function useSearch(): string {
  return useSyncExternalStore(
    // These pages never change their own address.
    () => () => {},
    () => location.search,
    () => '',
  )
}
