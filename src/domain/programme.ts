import { z } from 'zod'
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
})
export type Programme = z.infer<typeof programmeSchema>
