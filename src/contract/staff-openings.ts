import { z } from 'zod'
import { openingReportReasons, openingKinds } from '#domain/openings/opening.ts'
import { userIdSchema } from '#domain/people/user-id.ts'

export const staffOpening = z.strictObject({
  id: z.string(),
  /** Sent back with a decision, which is refused if the card has changed since. */
  seen: z.string(),
  title: z.string(),
  company: z.string(),
  location: z.string(),
  type: z.enum(openingKinds),
  pay: z.string().nullable(),
  deadline: z.string().nullable(),
  /** 'From 15 to 17', '18 and over, because of its text'; null if any age is accepted. */
  ages: z.string().nullable(),
  /** Why people under 18 may not do this work, although the opening asks for them. */
  clash: z.string().nullable(),
  /** Plain text with line breaks, never markup. */
  description: z.string(),
  /** The outside page that a feed's opening links to. */
  url: z.string().nullable(),
  source: z.string(),
  /** The business on Upful that posted it. */
  business: z
    .strictObject({ id: userIdSchema, name: z.string(), verified: z.boolean() })
    .nullable(),
  status: z.enum(['held', 'published', 'removed', 'expired']),
  /** Null unless it is held. */
  heldBy: z.enum(['rules', 'reports', 'staff']).nullable(),
  /** One sentence for each rule the text breaks. */
  flags: z.array(z.string()),
  /** The newest 20 reports without a decision, without names. */
  reports: z.array(
    z.strictObject({
      reason: z.enum(openingReportReasons),
      note: z.string(),
      at: z.string(),
    }),
  ),
  reportCount: z.number(),
  since: z.string(),
})

export type StaffOpening = z.infer<typeof staffOpening>
