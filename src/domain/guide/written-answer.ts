import { z } from 'zod'
import { authoredDay, authoredId, authoredText } from '#domain/learning/authored.ts'
import type { AnswerDetail } from './answer-details.ts'

/** Where a wrong answer does harm. These answers state only what a dated source says. */
const carefulTopics = ['money', 'law', 'health', 'safety'] as const
const topics = [...carefulTopics, 'other'] as const
export type AnswerTopic = (typeof topics)[number]

/** Whether a wrong answer about this topic does harm. */
export function isCareful(topic: AnswerTopic): boolean {
  return carefulTopics.some((careful) => careful === topic)
}

/** The parts of an answer that a question can ask for by themselves, under their headings. */
export const answerParts = [
  'Cost',
  'How long',
  'Where',
  'What to bring',
  'Age',
  'Pay',
  'Subjects',
] as const
export type AnswerPart = (typeof answerParts)[number]

/** Words or phrases with a bar between them, as the question has them once it is in plain English. */
const phrases = z
  .string({ error: 'write words with | between them' })
  .transform((text) => text.split('|').map((phrase) => phrase.trim().toLowerCase()))
  .refine((list) => list.every((phrase) => phrase !== ''), 'there is nothing beside a bar')
  .transform((list): readonly string[] => list)

const detail: z.ZodType<AnswerDetail> = z.strictObject({
  question: authoredText
    .max(90, 'a question has at most 90 characters')
    .refine((text) => text.endsWith('?'), 'this is not a question'),
  asked: z
    .array(authoredText.max(100))
    .min(3, 'write at least 3 ways to ask it')
    .max(8, 'write at most 8 ways to ask it'),
  answer: authoredText.max(330, 'say it in a sentence or two'),
})

/** A question that young people ask, the ways in which they ask it, and our own answer to it. */
export const writtenAnswerSchema = z
  .strictObject({
    id: authoredId,
    /** The folder it is in. */
    group: authoredId,
    /** The question in plain English, shown as a choice. */
    title: authoredText.max(60, 'a title has at most 60 characters'),
    topic: z.enum(topics),
    asked: z
      .array(authoredText.max(120))
      .min(6, 'write at least 6 ways to ask it')
      .max(40, 'write at most 40 ways to ask it'),
    /** The question has to contain at least one of these. */
    needs: phrases.optional(),
    /** A question with one of these is another question. */
    unless: phrases.optional(),
    /** For what the text states itself, without a fact. */
    asOf: authoredDay.optional(),
    source: authoredText.optional(),
    url: z.url({ protocol: /^https?$/, error: 'this is not an http(s) link' }).optional(),
    reviewBy: authoredDay.optional(),
    /** What to do next on Upful. */
    do: z
      .array(
        z.strictObject({
          kind: z.enum(['course', 'lesson', 'assessment', 'quest', 'path', 'step', 'readiness']),
          /** A lesson is `course/item`, a step is `path/step`. */
          id: z.string(),
        }),
      )
      .max(3, 'name at most 3 things to do')
      .default([]),
    /** Programmes whose openings are offered. */
    programmes: z.array(authoredId).default([]),
    /** Answers offered as the next question. */
    related: z.array(authoredId).max(3, 'name at most 3 related answers').default([]),
    answer: authoredText,
    parts: z.partialRecord(z.enum(answerParts), authoredText).default({}),
    details: z.array(detail).max(24, 'write at most 24 details').default([]),
  })
  .superRefine(({ asOf, source, url, reviewBy }, context) => {
    const dated = { asOf, source, url, reviewBy }
    const missing = Object.entries(dated).filter(([, value]) => value === undefined)
    if (missing.length === 0 || missing.length === 4) return
    const names = missing.map(([name]) => name).join(', ')
    context.addIssue({
      code: 'custom',
      message: `a dated source also has ${names}`,
      path: ['asOf'],
    })
  })

export type WrittenAnswer = z.infer<typeof writtenAnswerSchema> & {
  /** The ids of the facts it quotes, known once they are filled in. */
  facts?: readonly string[]
}
