/** One line of the doctor's report. */
export interface Finding {
  verdict: 'ok' | 'warn' | 'wrong'
  about: string
  text: string
}

/** Makes the findings about one thing. */
export function findingsAbout(
  about: string,
): Record<Finding['verdict'], (text: string) => Finding> {
  const finding = (verdict: Finding['verdict']) => (text: string) => ({ verdict, about, text })
  return { ok: finding('ok'), warn: finding('warn'), wrong: finding('wrong') }
}

/** A check that fails in a way it did not expect is a finding too; the other checks go on. */
export async function checked(
  about: string,
  check: () => Promise<Finding[]> | Finding[],
): Promise<Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [findingsAbout(about).wrong(`could not be checked: ${reasonFor(error)}`)]
  }
}

/** A failed connection to several addresses of one host has a code, but no message. */
export function reasonFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? reasonFor(error.cause) : ''
  if (cause !== '') return cause
  return error.message || ('code' in error ? String(error.code) : error.name)
}
