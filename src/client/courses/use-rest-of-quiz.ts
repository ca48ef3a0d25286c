import type { OpenQuestion } from '#contract/open-question.ts'
import { hashOf } from '#domain/text/seeded-order.ts'
import { runFrom, type LessonRun } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { useDraftAnswer } from '../app/draft.ts'

/** What is left of an attempt after its last answer was sent: the questions that come back, with their keys. */
export interface RestOfQuiz {
  attempt: number
  run: LessonRun
  marks: Readonly<Record<string, QuestionMark>>
}

/** Kept on the device, because for the server the attempt is over. */
export function useRestOfQuiz(name: string, questions: readonly OpenQuestion[]) {
  const version = hashOf(JSON.stringify(questions))
  const { draft, write, clear } = useDraftAnswer(`${name}/rest`, (stored) => {
    const kept = stored as (RestOfQuiz & { version: number }) | null
    const run = kept?.version === version ? runFrom(kept.run, questions.length) : null
    return kept && run && { version, attempt: kept.attempt, run, marks: kept.marks }
  })
  return {
    rest: draft,
    keep: (rest: RestOfQuiz | null) => (rest === null ? clear() : write({ version, ...rest })),
    clear,
  }
}

/**
 * What is left of an attempt after this run of its questions, in their order. Null if nothing comes back, or one of them
 * was answered on another device: then the attempt is over. Of the marks only those that are needed are kept.
 */
export function restOf(
  { attempt, run, marks }: RestOfQuiz,
  questions: readonly { id: string }[],
): RestOfQuiz | null {
  const ids = run.steps.map((step) => questions[step]?.id)
  const known = Object.entries(marks).filter(([id]) => ids.includes(id))
  if (ids.length === 0 || known.length < ids.length) return null
  return { attempt, run, marks: Object.fromEntries(known) }
}
