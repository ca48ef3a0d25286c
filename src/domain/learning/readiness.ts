import { z } from 'zod'
import { authoredId, authoredText } from './authored.ts'

/** A document or habit that employers ask for, and how to get it. */
export const readinessTaskSchema = z
  .strictObject({
    id: authoredId,
    title: authoredText,
    why: authoredText,
    steps: z.array(authoredText).min(1).max(12),
    link: z.url({ protocol: /^https?$/, error: 'not an http(s) link' }).optional(),
    linkLabel: authoredText.optional(),
    minutes: z.int().min(1),
    cost: authoredText,
    /** What somebody who has done it may say in a CV: "I have: ...". */
    cv: authoredText.optional(),
  })
  .refine(({ link, linkLabel }) => (link === undefined) === (linkLabel === undefined), {
    message: 'link and linkLabel must be given together',
    path: ['link'],
  })
export type ReadinessTask = z.infer<typeof readinessTaskSchema>
