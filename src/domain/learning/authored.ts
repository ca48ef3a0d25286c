import { z } from 'zod'

/** An id chosen by an author. Once released, it is stored with users' progress and must never be reused. */
export const authoredId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens')

/** Text for readers, so never blank. */
export const authoredText = z
  .string({ error: 'write this as text (put it in quotes if it looks like a number)' })
  .trim()
  .min(1, 'this must not be blank')
  .max(12_000)

export const authoredDay = z.iso.date('write the day as YYYY-MM-DD, in quotes')

/** For `superRefine`: reports every entry whose key occurred before. */
export function refuseRepeats<Entry>(keyOf: (entry: Entry) => string, what: string) {
  return (entries: readonly Entry[], context: z.core.$RefinementCtx<unknown>): void => {
    const seen = new Set<string>()
    entries.forEach((entry, index) => {
      const key = keyOf(entry)
      if (seen.has(key)) {
        context.addIssue({ code: 'custom', message: `${what} twice: ${key}`, path: [index] })
      }
      seen.add(key)
    })
  }
}
