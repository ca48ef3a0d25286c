import { skillNamed } from '#domain/openings/opening-skills.ts'

/** Whether words came in that staff have not read; our own names of skills need no reading. */
export function namesNewWords(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before.map((word) => word.toLowerCase()))
  return after.some((word) => !known.has(word.toLowerCase()) && skillNamed(word) === undefined)
}
