import type { UserId } from '#domain/people/user-id.ts'

const prefix = 'upful-moments:'
/** Older ones are not sent again. */
const maxKept = 40

/** Whether this person saw it on this device, in any window. */
export function wasShown(person: UserId, key: string): boolean {
  return shownTo(person).includes(key)
}

export function keepShown(person: UserId, key: string): void {
  const keys = [...shownTo(person), key].slice(-maxKept)
  attempt((store) => store.setItem(prefix + person, JSON.stringify(keys)))
}

function shownTo(person: UserId): string[] {
  const kept = attempt((store): unknown => JSON.parse(store.getItem(prefix + person) ?? '[]'))
  return Array.isArray(kept) ? kept.map(String) : []
}

/** If storage is full or blocked, a moment may be shown again; the page still works. */
function attempt<Result>(act: (store: Storage) => Result): Result | undefined {
  try {
    return act(localStorage)
  } catch {
    return undefined
  }
}
