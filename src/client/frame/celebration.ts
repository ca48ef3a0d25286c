import { createStore } from '../ui/store.ts'

/** The new level, while it is celebrated. */
export const celebratedLevel = createStore<number | undefined>(undefined)

export function endCelebration() {
  celebratedLevel.set(undefined)
}
