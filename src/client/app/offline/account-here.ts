import type { UserId } from '#domain/people/user-id.ts'

const key = 'upful-account'
const unsentKey = 'upful-unsent'
/** The worker opens the application from the device while this exists (src/worker/main.ts). */
const signedIn = 'upful-signed-in'

/** The database of what this device keeps of a person; the worker knows it by its beginning. */
export const storeOf = (person: UserId): string => `upful-person-${person}`

/** Whose data this device has; null if nobody's. */
export function accountHere(): UserId | null {
  try {
    return localStorage.getItem(key) as UserId | null
  } catch {
    return null
  }
}

export function keepAccountHere(person: UserId): void {
  localStorage.setItem(key, person)
  openFromDevice(true)
}

/** The session ended: the data waits for the same person, and the application asks the network who is there. */
export function openFromDevice(wanted: boolean): void {
  if (!('caches' in globalThis)) return
  void (wanted ? caches.open(signedIn) : caches.delete(signedIn)).catch(() => {})
}

/** The landing page, which loads little, does not sign out somebody whose work is not sent. */
export function noteUnsent(count: number): void {
  if (count > 0) localStorage.setItem(unsentKey, String(count))
  else localStorage.removeItem(unsentKey)
}

/** Whether the network has not said since then that nobody, or somebody else, is signed in. */
export async function opensFromDevice(): Promise<boolean> {
  return 'caches' in globalThis && caches.has(signedIn).catch(() => false)
}
