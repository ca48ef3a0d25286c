import { z } from 'zod'
import { studentGoalIds } from '#domain/people/student-goals.ts'
import { authoredId, authoredText, refuseRepeats } from './authored.ts'
import { choiceOption, choicesOf } from './choice.ts'

const option = choiceOption.refine(({ right, note }) => (right === true) !== (note !== undefined), {
  message: 'a wrong option needs a note, and the right one has none',
})

/** The drawings a step can stand under. */
export const situationScenes = ['may-pen', 'store', 'linstead'] as const
export type SituationScene = (typeof situationScenes)[number]

const step = z.strictObject({
  id: authoredId,
  scene: z.enum(situationScenes),
  prompt: authoredText,
  options: choicesOf(option, 3),
  explanation: authoredText,
})

const situation = z.strictObject({
  /** A person who wants one of these plays it. */
  goals: z.array(z.enum(studentGoalIds)).min(1),
  title: authoredText,
  intro: authoredText,
  steps: z
    .array(step)
    .length(3)
    .superRefine(refuseRepeats(({ id }) => id, 'a step')),
})
export type Situation = z.infer<typeof situation>

/** Situations at work in three steps, one of which is played before somebody signs up. */
export const firstMinuteSchema = z.tuple([situation], situation).refine(
  (situations) => {
    const goals = situations.flatMap((each) => each.goals)
    return goals.length === studentGoalIds.length && new Set(goals).size === goals.length
  },
  { message: 'each goal needs one situation' },
)
export type FirstMinute = z.infer<typeof firstMinuteSchema>
