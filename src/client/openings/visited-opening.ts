import { createStore } from '../ui/store.ts'

/** An opening whose site a student visited, to ask them later whether they applied. */
export interface VisitedOpening {
  userId: string
  id: string
  title: string
  company: string
}

const key = 'upful-asked-later'

export const visitedOpening = createStore(read())

/** Survives a reload: a phone may unload this tab while the student is in the other one. */
export function rememberVisit(opening: VisitedOpening | null): void {
  visitedOpening.set(opening)
  try {
    if (opening === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, JSON.stringify(opening))
  } catch {
    // Without storage, a reload forgets the visit.
  }
}

function read(): VisitedOpening | null {
  try {
    const opening: VisitedOpening | null = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return opening
  } catch {
    return null
  }
}
