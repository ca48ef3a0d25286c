import { hashOf } from '#domain/text/seeded-order.ts'
import { runFrom, type LessonRun } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { useDraftAnswer } from '../app/draft.ts'
import type { OpenQuestion } from '../parts/questions/QuestionField.tsx'

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
    /** Only of what was missed here: with a question that was answered on another device, the attempt is over. */
    keep({ attempt, run, marks }: RestOfQuiz) {
      const known = marksOf(run, questions, marks)
      const isMissed = run.steps.length > 0 && Object.keys(known).length === run.steps.length
      if (isMissed) write({ version, attempt, run, marks: known })
      else clear()
    },
    clear,
  }
}

/** Only of the questions that come back: nothing else the student wrote is needed. */
function marksOf(
  { steps }: LessonRun,
  questions: readonly OpenQuestion[],
  marks: RestOfQuiz['marks'],
): RestOfQuiz['marks'] {
  const ids = steps.map((step) => questions[step]?.id)
  return Object.fromEntries(Object.entries(marks).filter(([id]) => ids.includes(id)))
}
