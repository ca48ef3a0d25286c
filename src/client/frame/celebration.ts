let level: number | undefined
const listeners = new Set<() => void>()

/** Starts the celebration of a new level. */
export function celebrate(newLevel: number) {
  change(newLevel)
}

export function endCelebration() {
  change(undefined)
}

export function celebratedLevel(): number | undefined {
  return level
}

export function onCelebration(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: number | undefined) {
  level = next
  for (const listener of listeners) listener()
}
