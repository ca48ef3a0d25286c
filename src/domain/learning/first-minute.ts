import { z } from 'zod'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { choiceOption, choicesOf } from './choice.ts'

const option = choiceOption.refine(({ right, note }) => (right === true) !== (note !== undefined), {
  message: 'a wrong option needs a note, and the right one has none',
})

const step = z.strictObject({
  id: authoredId,
  prompt: authoredText,
  options: choicesOf(option, 3),
  explanation: authoredText,
})

/** A situation at work in three steps, played before anybody signs up. */
export const firstMinuteSchema = z.strictObject({
  title: authoredText,
  intro: authoredText,
  steps: z
    .array(step)
    .length(3)
    .superRefine(refuseRepeats(({ id }) => id, 'a step')),
})
export type FirstMinute = z.infer<typeof firstMinuteSchema>

/** The position of the option somebody chose, for each step. */
export type FirstMinuteAnswers = Readonly<Record<string, number>>

/** Whether each step has an answer that it offers, right or wrong, and nothing else was answered. */
export function answersAll({ steps }: FirstMinute, answers: FirstMinuteAnswers): boolean {
  return (
    Object.keys(answers).length === steps.length &&
    steps.every(({ id, options }) => options[answers[id] ?? -1] !== undefined)
  )
}
