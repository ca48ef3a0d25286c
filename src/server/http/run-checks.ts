import { Refusal } from './refusal.ts'

/** Runs all checks, and refuses with the problems of all, so that a form shows them together. */
export function runChecks(checks: readonly (() => unknown)[]): void {
  const refusals = checks.flatMap((check) => {
    try {
      check()
      return []
    } catch (error) {
      if (error instanceof Refusal) return [error]
      throw error
    }
  })
  const [first] = refusals
  if (first === undefined) return
  const fields = Object.assign({}, ...refusals.map((refusal) => refusal.fields ?? {})) as Record<
    string,
    string
  >
  throw new Refusal(first.code, first.message, { fields })
}
