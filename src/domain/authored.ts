import { z } from 'zod'

/** An id that authors choose: once released it is stored beside people's progress and never reused. */
export const authoredId = z
  .string()
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'ids are lower-case words joined by hyphens')

/** Text that somebody wrote and somebody will read, so never blank. */
export const authoredText = z
  .string({ error: 'write this as text (put it in quotes if it looks like a number)' })
  .trim()
  .min(1, 'this must not be blank')
  .max(12_000)

export const authoredDay = z.iso.date('write the day as YYYY-MM-DD, in quotes')

/** For `superRefine`: names every entry of a list whose `keyOf` was there before. */
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
