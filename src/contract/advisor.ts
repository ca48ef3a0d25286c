import { z } from 'zod'
import { answeredKinds, maxGuideChoices } from '#domain/guide/guide-answer.ts'
import { verdicts } from '#domain/guide/verdict.ts'
import { cardActions, cardKinds } from '#domain/learning/cards.ts'
import { typedText } from '#domain/text/typed-text.ts'
import { helpCard } from './help-card.ts'
import { route } from './define.ts'
import { owns } from './policies.ts'
import { address, done } from './shapes.ts'

const who = 'signed-in'

/** A course, opening, quest or page that the reader of the reply can use now. */
const card = z.strictObject({
  kind: z.enum(cardKinds),
  id: z.string(),
  title: z.string(),
  line: z.string(),
  href: address,
  /** What the card's button does besides opening it; null when there is nothing to do. */
  action: z.enum(cardActions).nullable(),
})
export type AdvisorCard = z.infer<typeof card>

/** A text to tap; `ask` is sent as the next question. */
const choice = z.strictObject({ label: z.string(), ask: z.string() })

const reply = z.strictObject({
  id: z.string(),
  /** `failed`: the text is the apology. `stopped`: the text is what had been written by then. */
  state: z.enum(['writing', 'done', 'stopped', 'failed']),
  /** Who wrote it: the AI provider, the built-in guide, or the fixed help card. */
  source: z.enum(['provider', 'guide', 'help']),
  /** Markdown. */
  text: z.string(),
  /** Shown above the text when the built-in guide answered instead. */
  notice: z.string().nullable(),
  /** The model's answer was cut off at its maximum length. */
  cutShort: z.boolean(),
  cards: z.array(card),
  /** Texts to tap, sent as the next question: a narrower question, or what others ask next. */
  choices: z.array(choice).max(maxGuideChoices),
  /** What the built-in guide answered from; null for a reply that it did not write. */
  answeredBy: z.strictObject({ kind: z.enum(answeredKinds), id: z.string().nullable() }).nullable(),
  help: helpCard.nullable(),
  /** What the reader said about it. */
  verdict: z.enum(verdicts).nullable(),
})
export type AdvisorReply = z.infer<typeof reply>

const turn = z.strictObject({ id: z.string(), asked: z.string(), at: z.string(), reply })
export type AdvisorTurn = z.infer<typeof turn>

const conversation = z.strictObject({ id: z.string(), title: z.string(), updatedAt: z.string() })
export type AdvisorConversation = z.infer<typeof conversation>

const id = z.uuid()

/** One event of `GET /api/advisor/replies/:id/stream`; its id lets a reader resume after a lost connection. */
export type ReplyEvent =
  /** Discard what was shown of this reply: it is being rewritten. */
  | { type: 'restart' }
  | { type: 'text'; text: string }
  /** The whole reply with its cards; the last event. */
  | { type: 'done'; reply: AdvisorReply }

const ownConversation = owns('advisor_conversations', { missing: 'Conversation not found' })
const ownAnswer = owns('advisor_turns', {
  sentence: 'An answer of the advisor to the caller.',
  missing: 'Answer not found',
})

export const advisorRoutes = {
  'GET /api/advisor': route({
    who,
    policy: 'own',
    input: z.strictObject({ before: z.string().max(200).optional() }),
    output: z.strictObject({
      /** Who answers next: `guide` without a provider, with the switch off, or with no answers left. */
      answers: z.enum(['provider', 'guide']),
      /** Whether there is a provider that the switch can turn off. */
      hasProvider: z.boolean(),
      useAi: z.boolean(),
      /** The provider's answers left today; null without a provider. */
      left: z.strictObject({ answers: z.number(), of: z.number() }).nullable(),
      greeting: z.string(),
      suggestions: z.array(z.string()),
      conversations: z.array(conversation),
      next: z.string().nullable(),
    }),
  }),
  'PUT /api/advisor/settings': route({
    who,
    policy: 'own',
    input: z.strictObject({ useAi: z.boolean() }),
    output: done,
    changes: ['advisor'],
  }),
  'GET /api/advisor/conversations/:id': route({
    who,
    policy: ownConversation,
    input: z.strictObject({ id, before: z.string().max(200).optional() }),
    /** Oldest first; `earlier` is the cursor of the page before. */
    output: conversation.extend({ turns: z.array(turn), earlier: z.string().nullable() }),
  }),
  'PATCH /api/advisor/conversations/:id': route({
    who,
    policy: ownConversation,
    input: z.strictObject({
      id,
      title: typedText(80).pipe(z.string().trim().min(1, 'Enter a name.')),
    }),
    output: done,
    changes: ['advisor'],
  }),
  'DELETE /api/advisor/conversations/:id': route({
    who,
    policy: ownConversation,
    input: z.strictObject({ id }),
    output: done,
    changes: ['advisor'],
  }),
  'POST /api/advisor/messages': route({
    who,
    // Crisis words are handled first; only then is the conversation looked up among their own.
    policy: 'own',
    input: z.strictObject({
      conversationId: id.optional(),
      /** Texts over the limit are also refused, but only after a check for crisis words. */
      text: typedText(20_000).pipe(z.string().trim().min(1, 'Write a question first.')),
    }),
    /** With `help` the card is the whole answer; its ids are null when nothing could be saved. */
    output: z.discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('asked'),
        conversationId: z.string(),
        replyId: z.string(),
      }),
      z.strictObject({
        kind: z.literal('help'),
        help: helpCard,
        conversationId: z.string().nullable(),
        replyId: z.string().nullable(),
      }),
    ]),
    changes: [],
  }),
  'POST /api/advisor/replies/:id/stop': route({
    who,
    policy: ownAnswer,
    input: z.strictObject({ id }),
    output: done,
    changes: [],
  }),
  /** Says what the reader thinks of a reply, or takes it back with null. Private to them; only counted. */
  'PUT /api/advisor/replies/:id/verdict': route({
    who,
    policy: ownAnswer,
    input: z.strictObject({ id, verdict: z.enum(verdicts).nullable() }),
    /** After a miss: the nearest questions that we can answer. */
    output: z.strictObject({ choices: z.array(choice).max(maxGuideChoices) }),
    changes: [],
  }),
  /** Rewrites the newest reply of its conversation. */
  'POST /api/advisor/replies/:id/again': route({
    who,
    policy: ownAnswer,
    input: z.strictObject({ id }),
    output: done,
    changes: [],
  }),
}
