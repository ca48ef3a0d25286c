import { z } from 'zod'
import { authoredText } from '#domain/learning/authored.ts'
import { factsIn, withoutFacts } from '#domain/learning/facts.ts'

/** What a dated source says: a text that quotes it, so that no number of it is typed by hand. */
const quotedSchema = authoredText
  .refine((text) => factsIn(text).length > 0, 'quote a fact here: {{fact:id}}')
  .refine((text) => !/\d/.test(withoutFacts(text)), 'a number here belongs into a fact')
  .transform((text) => ({ text, facts: factsIn(text) }))
export type Quoted = z.infer<typeof quotedSchema>

/** What somebody in this work is paid. */
export const pathPaySchema = z.strictObject({ what: authoredText, amount: quotedSchema })

/** A way into the work. What no source says is left out, and shown as not known. */
export const pathRouteSchema = z.strictObject({
  title: authoredText,
  cost: quotedSchema.optional(),
  length: quotedSchema.optional(),
  subjects: quotedSchema.optional(),
  age: quotedSchema.optional(),
})
