import { z } from 'zod'
import { contactTopics, maxMessageLength } from '#domain/people/contact.ts'
import { messageCheckKinds } from '#domain/people/staff-case.ts'
import { isBlank } from '#domain/text/plain-letters.ts'
import { email } from '#domain/people/profile-input.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { staffReason } from '#domain/people/staff-action.ts'
import { userIdSchema } from '#domain/people/user-id.ts'
import { route } from './define.ts'
import { atDesk } from './staff-who.ts'
import { helpCard } from './help-card.ts'
import { done, none } from './shapes.ts'

const requiredText = (empty: string) =>
  typedText(maxMessageLength)
    .pipe(z.string().trim())
    .refine((text) => !isBlank(text), empty)

/** What staff did before they answered; not every message needs a check. */
const messageChecks = z.array(z.enum(messageCheckKinds)).max(messageCheckKinds.length).optional()

export const contactMessage = z.strictObject({
  id: z.string(),
  email: z.string(),
  topic: z.enum(contactTopics),
  words: z.string(),
  urgent: z.boolean(),
  at: z.string(),
  /** The student a worried guardian wrote about; null for any other message. */
  about: z.strictObject({ id: userIdSchema, name: z.string(), minor: z.boolean() }).nullable(),
})
export type ContactMessage = z.infer<typeof contactMessage>

const answeredMessage = contactMessage.extend({
  answer: z.string(),
  answeredAt: z.string(),
  /** The name of the staff who answered. */
  answeredBy: z.string(),
})
export type AnsweredMessage = z.infer<typeof answeredMessage>

export const contactRoutes = {
  /** The address to write to without the form; null if the operator set none. */
  'GET /api/contact': route({
    who: 'anyone',
    policy: 'open',
    input: none,
    output: z.strictObject({ email: z.string().nullable() }),
  }),
  'POST /api/contact': route({
    who: 'anyone',
    policy: 'open',
    input: z.strictObject({
      email: email(),
      topic: z.enum(contactTopics),
      text: requiredText('Write what it is about.'),
      /** No person sees this field: whatever fills it in is a program, and its message is not stored. */
      homepage: z.string().max(1000).optional(),
    }),
    output: done,
    changes: [],
  }),

  /** A message from a guardian who is worried about a student: urgent, with the student's account attached. */
  'POST /api/guardian/students/:id/worries': route({
    who: 'guardian',
    policy: 'student-in-sight',
    input: z.strictObject({ id: userIdSchema, text: requiredText('Write what worries you.') }),
    // Has its own card, so that no other is shown above it.
    output: z.strictObject({ help: helpCard }),
    changes: [],
  }),

  /** Messages waiting for an answer, urgent ones first, then the oldest. */
  'GET /api/staff/messages': route({
    who: atDesk('messages'),
    policy: 'staff',
    input: none,
    output: z.strictObject({ messages: z.array(contactMessage), more: z.boolean() }),
  }),
  /** Newest answer first, for as long as messages are kept. */
  'GET /api/staff/messages/answered': route({
    who: atDesk('messages'),
    policy: 'staff',
    input: z.strictObject({ after: z.string().max(300).optional() }),
    output: z.strictObject({ messages: z.array(answeredMessage), next: z.string().nullable() }),
  }),
  /** Sends the answer by letter to the address they gave. */
  'POST /api/staff/messages/:id/answer': route({
    who: atDesk('messages'),
    policy: 'known-message',
    input: z.strictObject({
      id: z.uuid(),
      reason: staffReason,
      answer: requiredText('Write an answer.'),
      checks: messageChecks,
    }),
    output: done,
    changes: ['staff'],
  }),
  'POST /api/staff/messages/:id/close': route({
    who: atDesk('messages'),
    policy: 'known-message',
    input: z.strictObject({ id: z.uuid(), reason: staffReason, checks: messageChecks }),
    output: done,
    changes: ['staff'],
  }),
}
