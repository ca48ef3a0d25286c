/** Ordered by their numbers, 1 to 3. */
export const levels = [
  { value: 'beginner', label: 'Beginner' },
  { value: 'intermediate', label: 'Intermediate' },
  { value: 'advanced', label: 'Advanced' },
] as const

export type LevelValue = (typeof levels)[number]['value']

/** The chosen level; undefined if none is chosen. */
export function levelAt(value: string): { value: LevelValue; number: number } | undefined {
  const index = levels.findIndex((level) => level.value === value)
  const level = levels[index]
  return level && { value: level.value, number: index + 1 }
}
