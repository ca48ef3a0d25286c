import type { FormValues, FormProblem } from '../app/form.ts'

/** The problem with empty fields: a message for each, and the first one for the form. */
export function required(
  given: FormValues,
  messages: Record<string, string>,
): FormProblem | undefined {
  const empty = Object.entries(messages).filter(([name]) => !given[name])
  const [first] = empty
  return first && { message: first[1], fields: Object.fromEntries(empty) }
}
