import { useSyncExternalStore } from 'react'

/** The address's query; empty in the prerendered page, which is one file for every query. */
export function useSearch(): string {
  return useSyncExternalStore(
    // These pages never change their own address.
    () => () => {},
    () => location.search,
    () => '',
  )
}
