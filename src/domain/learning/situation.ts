import type { StudentGoal } from '#domain/people/student-goals.ts'
import type { FirstMinute, Situation } from './first-minute.ts'

/** The situation for what somebody wants; without a goal it is the first one. */
export function situationFor(
  [first, ...others]: FirstMinute,
  goal: StudentGoal | undefined,
): Situation {
  const wanted = ({ goals }: Situation) => goal !== undefined && goals.includes(goal)
  return others.find(wanted) ?? first
}

/** The position of the option somebody chose, for each step. */
export type FirstMinuteAnswers = Readonly<Record<string, number>>

/** Whether each step has an answer that it offers, right or wrong, and nothing else was answered. */
export function answersAll({ steps }: Situation, answers: FirstMinuteAnswers): boolean {
  return (
    Object.keys(answers).length === steps.length &&
    steps.every(({ id, options }) => options[answers[id] ?? -1] !== undefined)
  )
}
