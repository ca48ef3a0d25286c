import { z } from 'zod'
import { authoredDay, authoredId, authoredText } from './authored.ts'

/** A number or rule about Jamaica that may change, with its date and its source. */
export const factSchema = z.strictObject({
  id: authoredId,
  /** The text inserted into sentences. */
  value: authoredText,
  label: authoredText,
  /** The fact as a sentence with {{fact:its-own-id}} in it. By default: label and value. */
  sentence: authoredText.optional(),
  /** The day or month for which the source gives the value. */
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'write the day as YYYY-MM-DD or YYYY-MM, in quotes'),
  source: authoredText,
  /** Missing if the source has no page. */
  url: z.url({ protocol: /^https?$/, error: 'this is not an http(s) link' }).optional(),
  /** Must be checked again before this day. */
  reviewBy: authoredDay,
})
export type Fact = z.infer<typeof factSchema>

export const helplineSchema = z.strictObject({
  id: authoredId,
  name: authoredText,
  phone: z.string().regex(/^[0-9-]{3,15}$/, 'a phone number is digits and hyphens'),
  whatsapp: z
    .string()
    .regex(/^[0-9-]{7,15}$/, 'a phone number is digits and hyphens')
    .optional(),
  hours: authoredText,
  what: authoredText,
  /** People in need call it to talk: they are told where else to call if nobody answers. */
  crisis: z.literal(true).optional(),
  /** The date of the newest public source for it. */
  lastVerified: authoredDay,
  /** The day we last tested the number and somebody answered. */
  confirmed: z.union([authoredDay, z.literal(false)]),
  /** Only for editors. */
  source: authoredText,
})
export type Helpline = z.infer<typeof helplineSchema>

/** The fact as a sentence. */
export function factSentence({
  label,
  value,
  sentence,
}: Pick<Fact, 'label' | 'value' | 'sentence'>): string {
  return sentence ?? `${label}: ${value}.`
}

const mention = /\{\{\s*fact:\s*([^{}\s]*)\s*\}\}/g

/** The text with each {{fact:id}} replaced by that fact's value. Throws on an unknown fact. */
export function withFacts(text: string, facts: ReadonlyMap<string, Pick<Fact, 'value'>>): string {
  return text.replace(mention, (_, id: string) => {
    const fact = facts.get(id)
    if (!fact) throw new Error(`There is no fact "${id}"`)
    return fact.value
  })
}

/** The facts a text quotes, each once, in the order they appear. */
export function factsIn(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(mention), ([, id]) => id ?? ''))]
}

/** Braces that look like a reference to a fact but would be shown literally. */
export function hasBrokenMention(text: string): boolean {
  return withoutFacts(text).includes('{{')
}

/** What an author wrote by hand around the facts. */
export function withoutFacts(text: string): string {
  return text.replace(mention, '')
}

/** Whether a fact must be checked again: from its review day. */
export function isDueForReview(fact: Pick<Fact, 'reviewBy'>, today: string): boolean {
  return fact.reviewBy <= today
}
