import { z } from 'zod'
import { contactTopics, longestMessage } from '#domain/contact.ts'
import { isBlank } from '#domain/plain-letters.ts'
import { email } from '#domain/profile-input.ts'
import { saidText } from '#domain/said.ts'
import { staffReason } from '#domain/staff-action.ts'
import { route } from './define.ts'

const done = z.strictObject({ done: z.literal(true) })
const words = (empty: string) =>
  saidText(longestMessage)
    .pipe(z.string().trim())
    .refine((text) => !isBlank(text), empty)

export const contactMessage = z.strictObject({
  id: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  words: z.string(),
  urgent: z.boolean(),
  at: z.string(),
})
export type ContactMessage = z.infer<typeof contactMessage>

export const contactRoutes = {
  /** The address to write to without the form; null where the operator gave none. */
  'GET /api/contact': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({}),
    output: z.strictObject({ email: z.string().nullable() }),
  }),
  'POST /api/contact': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({
      email: email(),
      topic: z.enum(contactTopics),
      text: words('Write what it is about.'),
    }),
    output: done,
  }),

  /** What waits for an answer, urgent ones first, then the oldest. */
  'GET /api/staff/messages': route({
    who: 'staff',
    policy: 'staff',
    input: z.strictObject({}),
    output: z.strictObject({ messages: z.array(contactMessage), more: z.boolean() }),
  }),
  /** By letter, to the address they gave. */
  'POST /api/staff/messages/:id/answer': route({
    who: 'staff',
    policy: 'known-message',
    input: z.strictObject({ id: z.uuid(), reason: staffReason, answer: words('Write an answer.') }),
    output: done,
  }),
  'POST /api/staff/messages/:id/close': route({
    who: 'staff',
    policy: 'known-message',
    input: z.strictObject({ id: z.uuid(), reason: staffReason }),
    output: done,
  }),
}
