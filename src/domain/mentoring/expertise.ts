import { skillNamed } from '#domain/openings/opening-skills.ts'

/** Whether the new expertise contains words that staff have not read yet; the names of our own skills need no check. */
export function namesNewWords(before: readonly string[], after: readonly string[]): boolean {
  const known = new Set(before.map((word) => word.toLowerCase()))
  return after.some((word) => !known.has(word.toLowerCase()) && skillNamed(word) === undefined)
}
