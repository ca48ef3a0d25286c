import { useSyncExternalStore } from 'react'

/** An opening whose site a student visited, to ask them later whether they applied. */
export interface AskedLater {
  userId: string
  id: string
  title: string
  company: string
}

const key = 'upful-asked-later'
const listeners = new Set<() => void>()
let kept: AskedLater | null | undefined

/** Survives a reload: a phone may unload this tab while the student is in the other one. */
export function askLater(opening: AskedLater | null): void {
  kept = opening
  try {
    if (opening === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(opening))
  } catch {
    // Without storage the question lasts only until a reload.
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
