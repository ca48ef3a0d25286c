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
export function refuseRepeats<Item>(keyOf: (item: Item) => string, label: string) {
  return (items: readonly Item[], context: z.core.$RefinementCtx<unknown>): void => {
    const seen = new Set<string>()
    items.forEach((item, index) => {
      const key = keyOf(item)
      if (seen.has(key)) {
        context.addIssue({
          code: 'custom',
          message: `${label} is used twice: ${key}`,
          path: [index],
        })
      }
      seen.add(key)
    })
  }
}
