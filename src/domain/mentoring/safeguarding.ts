import { z } from 'zod'
import { authoredDay, authoredId, authoredText } from '#domain/learning/authored.ts'

/** The course that a mentor passes before the first student. */
export const safeguardingSchema = z.strictObject({
  /** A new one asks every mentor to take it again. */
  version: z.int().min(1),
  title: authoredText,
  minutes: z.int().min(1).max(30),
  sections: z
    .array(z.strictObject({ id: authoredId, title: authoredText, text: authoredText }))
    .min(1),
  questions: z
    .array(
      z
        .strictObject({
          id: authoredId,
          ask: authoredText,
          options: z.array(authoredText).min(2).max(4),
          /** Counted from 1. */
          right: z.int().min(1),
          why: authoredText,
        })
        .refine(({ right, options }) => right <= options.length, {
          message: 'there is no such option',
          path: ['right'],
        }),
    )
    .min(1),
  sources: z.array(z.strictObject({ label: authoredText, url: z.url(), asOf: authoredDay })),
})
export type Safeguarding = z.infer<typeof safeguardingSchema>

/** The number of the chosen option by the id of its question. */
export type SafeguardingAnswers = Readonly<Record<string, number>>

/** The questions that are not answered rightly, with the reason; none of them: the course is passed. */
export function wrongAnswers(
  { questions }: Safeguarding,
  answers: SafeguardingAnswers,
): { id: string; why: string }[] {
  return questions
    .filter(({ id, right }) => answers[id] !== right)
    .map(({ id, why }) => ({ id, why }))
}
