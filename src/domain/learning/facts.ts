import { z } from 'zod'
import { authoredDay, authoredId, authoredText } from './authored.ts'

/** A number or rule about Jamaica that may change, with the day it was true and who says so. */
export const factSchema = z.strictObject({
  id: authoredId,
  /** The words that go into the sentence. */
  value: authoredText,
  label: authoredText,
  /** The fact as somebody would say it, with {{fact:its-own-id}} in it. Without one: label and value. */
  sentence: authoredText.optional(),
  /** The day, or the month, the source gives the value for. */
  asOf: z
    .string()
    .regex(/^\d{4}-\d{2}(-\d{2})?$/, 'write the day as YYYY-MM-DD or YYYY-MM, in quotes'),
  source: authoredText,
  /** Left out when the source has no page. */
  url: z.url({ protocol: /^https?$/, error: 'this is not an http(s) link' }).optional(),
  /** To be looked up again before this day. */
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
  /** Somebody in need calls it to talk: who calls in vain is told where else to call. */
  crisis: z.literal(true).optional(),
  /** The day of the newest public source that printed it. */
  lastVerified: authoredDay,
  /** The day one of us phoned it and somebody answered. */
  confirmed: z.union([authoredDay, z.literal(false)]),
  /** For editors alone. */
  source: authoredText,
})
export type Helpline = z.infer<typeof helplineSchema>

/** The fact as a sentence. */
export function saidAs({
  label,
  value,
  sentence,
}: Pick<Fact, 'label' | 'value' | 'sentence'>): string {
  return sentence ?? `${label}: ${value}.`
}

const mention = /\{\{\s*fact:\s*([^{}\s]*)\s*\}\}/g

/** The text with each {{fact:id}} replaced by that fact's value. Throws on a fact nobody wrote. */
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

/** Braces that look like a mention and would be shown as they are. */
export function hasBrokenMention(text: string): boolean {
  return text.replace(mention, '').includes('{{')
}

/** A fact is due again from its review day on. */
export function isDueForReview(fact: Pick<Fact, 'reviewBy'>, today: string): boolean {
  return fact.reviewBy <= today
}
