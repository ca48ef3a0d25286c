import type { Question } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'

/** The questions of a sitting in the order in which they are shown: those that were drawn, or all of them. */
export function questionsOf({
  questions,
  drawn,
}: {
  questions: unknown
  drawn: readonly string[]
}): Question[] {
  return drawnOf(validQuestions(questions), { drawn })
}

/** The same from parsed questions. */
export function drawnOf(
  all: readonly Question[],
  { drawn }: { drawn: readonly string[] },
): Question[] {
  if (drawn.length === 0) return [...all]
  return drawn.flatMap((id) => all.find((question) => question.id === id) ?? [])
}
