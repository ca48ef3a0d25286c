import type { Given, Problem } from '../app/form.ts'

/** The first message of the fields that are empty, and each field's own. */
export function required(given: Given, messages: Record<string, string>): Problem | undefined {
  const empty = Object.entries(messages).filter(([name]) => !given[name])
  const [first] = empty
  return first && { message: first[1], fields: Object.fromEntries(empty) }
}
