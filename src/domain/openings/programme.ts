import { z } from 'zod'
import { agesFrom, schoolings, type Asks } from './eligibility.ts'
import { authoredId, authoredText } from '#domain/learning/authored.ts'
import { skillSchema } from '#domain/learning/skill-schema.ts'

/** An evergreen programme, shown among jobs. It has no deadline, and its card links to its own site. */
export const programmeSchema = z
  .strictObject({
    id: authoredId,
    title: authoredText,
    organisation: authoredText,
    location: authoredText,
    type: z.enum(['internship', 'part-time', 'full-time', 'contract', 'training', 'volunteer']),
    description: authoredText,
    skills: z.array(skillSchema).min(1),
    url: z.url({ protocol: /^https?$/, error: 'not an http(s) link' }),
    duration: authoredText.optional(),
    audience: authoredText,
    /** '{{fact:sl-top-ages}}': the fact is '17' or '17 to 23'. Absent if any age may join. */
    ages: authoredText.optional(),
    schooling: z.enum(schoolings).optional(),
    /** A loan, a grant or advice: it has no match and no application here. */
    service: z.literal(true).optional(),
  })
  .refine(({ type, service }) => service !== true || type === 'training' || type === 'volunteer', {
    path: ['type'],
    error: 'a service is not a job: its type is training or volunteer',
  })
export type Programme = z.infer<typeof programmeSchema>

/** Who it is for, with the facts filled in. */
export function asksOf({ ages, schooling, service }: Programme): Asks {
  const { minAge = null, maxAge = null } = agesFrom(ages ?? '') ?? {}
  return { minAge, maxAge, schooling: schooling ?? null, service: service === true }
}
