import { createStore } from '../ui/store.ts'

/** An opening whose site a student visited, to ask them later whether they applied. */
export interface AskedLater {
  userId: string
  id: string
  title: string
  company: string
}

const key = 'upful-asked-later'

export const askedLater = createStore(read())

/** Survives a reload: a phone may unload this tab while the student is in the other one. */
export function askLater(opening: AskedLater | null): void {
  askedLater.set(opening)
  try {
    if (opening === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(opening))
  } catch {
    // Without storage the question lasts only until a reload.
  }
}

function read(): AskedLater | null {
  try {
    const opening: AskedLater | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return opening
  } catch {
    return null
  }
}
