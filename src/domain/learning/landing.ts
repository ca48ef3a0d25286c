import { z } from 'zod'
import { authoredText } from './authored.ts'

const card = z.strictObject({ title: authoredText, text: authoredText })

/** The texts of the landing page, edited by the operator. */
export const landingSchema = z.strictObject({
  hero: z.strictObject({
    title: authoredText,
    subtitle: authoredText,
    claims: z.array(authoredText),
  }),
  features: z.array(card.extend({ icon: authoredText })).length(6),
  steps: z.array(card).length(4),
  testimonials: z
    .array(z.strictObject({ name: authoredText, role: authoredText, quote: authoredText }))
    .max(6),
  audiences: z
    .array(
      card.extend({ id: z.enum(['player', 'ally', 'mentor', 'business']), action: authoredText }),
    )
    .length(4),
  waitlist: card.extend({ button: authoredText }),
})
export type Landing = z.infer<typeof landingSchema>
