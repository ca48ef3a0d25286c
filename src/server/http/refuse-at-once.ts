import { Refusal } from './refusal.ts'

/** Runs all checks, and refuses with all their problems, so that a form shows them together. */
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
