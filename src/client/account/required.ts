import type { FormValues, FormProblem } from '../app/form.ts'

/** The problem with the empty fields: a message for each, and the first message for the form. */
export function required(
  values: FormValues,
  messages: Record<string, string>,
): FormProblem | undefined {
  const empty = Object.entries(messages).filter(([name]) => !values[name])
  const [first] = empty
  return first && { message: first[1], fields: Object.fromEntries(empty) }
}
