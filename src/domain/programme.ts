import { z } from 'zod'
import { agesFrom, schoolings, type Asks } from './eligibility.ts'
import { authoredId, authoredText } from './authored.ts'
import { skillSchema } from './skill-schema.ts'

/** An evergreen programme, shown beside jobs. It has no deadline: its card sends you to its own site. */
export const programmeSchema = z.strictObject({
  id: authoredId,
  title: authoredText,
  organisation: authoredText,
  location: authoredText,
  type: z.enum(['internship', 'part-time', 'full-time', 'contract', 'training', 'volunteer']),
  description: authoredText,
  skills: z.array(skillSchema).min(1),
  url: z.url({ protocol: /^https?$/, error: 'this is not an http(s) link' }),
  duration: authoredText.optional(),
  audience: authoredText,
  /** '{{fact:sl-top-ages}}': the fact says '17' or '17 to 23'. Left out where any age may join. */
  ages: authoredText.optional(),
  schooling: z.enum(schoolings).optional(),
  /** A loan, a grant or advice: nothing to be matched with or to apply for here. */
  service: z.literal(true).optional(),
})
export type Programme = z.infer<typeof programmeSchema>

/** Who it is for, once its facts are in their sentences. */
export function asksOf({ ages, schooling, service }: Programme): Asks {
  const { minAge = null, maxAge = null } = agesFrom(ages ?? '') ?? {}
  return { minAge, maxAge, schooling: schooling ?? null, service: service === true }
}
