import { z } from 'zod'
import { crisisKinds } from '#domain/safety/crisis-words.ts'

/** Shown immediately, above everything else, when a text contains crisis words. */
export const helpCard = z.strictObject({
  kind: z.enum(crisisKinds),
  title: z.string(),
  lines: z.array(z.string()).readonly(),
  helplines: z
    .array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        phone: z.string(),
        whatsapp: z.string().optional(),
        hours: z.string(),
        what: z.string(),
      }),
    )
    .readonly(),
})
