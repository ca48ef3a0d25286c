const names: Readonly<Record<number, string>> = { 1: 'Beginner', 2: 'Intermediate', 3: 'Advanced' }

/** Of a course or an assessment. */
export function levelName(level: number): string {
  return names[level] ?? `Level ${level}`
}
