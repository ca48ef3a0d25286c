import { useSyncExternalStore } from 'react'

/** An opening whose site somebody went to, and is to be asked about. */
export interface AskedLater {
  userId: string
  id: string
  title: string
  company: string
}

const key = 'upful-asked-later'
const listeners = new Set<() => void>()
let kept: AskedLater | null | undefined

/** Outlives a reload: a phone drops this tab's page while its owner fills in the other one. */
export function askLater(opening: AskedLater | null): void {
  kept = opening
  try {
    if (opening === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(opening))
  } catch {
    // Without a store the question is asked as long as the page stays.
  }
  for (const listener of listeners) listener()
}

export function useAskedLater(): AskedLater | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => (kept === undefined ? (kept = read()) : kept),
  )
}

function read(): AskedLater | null {
  try {
    const opening: AskedLater | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return opening
  } catch {
    return null
  }
}
