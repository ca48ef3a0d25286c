import { Refusal } from './refusal.ts'

/** Makes all of the checks, and refuses with everything that they found: a form shows it at once. */
export function refuseAtOnce(checks: readonly (() => unknown)[]): void {
  const found = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof Refusal) return [error]
      throw error
    }
  })
  const [first] = found
  if (first === undefined) return
  const fields = Object.assign({}, ...found.map((refusal) => refusal.fields ?? {})) as Record<
    string,
    string
  >
  throw new Refusal(first.code, first.message, { fields })
}
