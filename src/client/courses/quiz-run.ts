import type { Lesson } from '#contract/lesson.ts'
import { afterStep, newRun, type LessonRun } from '#domain/learning/lesson-run.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { matchesKey } from '#domain/learning/short-answer.ts'
import type { OpenQuestion } from '../parts/questions/QuestionField.tsx'

/** The way through an attempt: the questions still open, then those that were missed. */
export function runThrough(
  questions: readonly OpenQuestion[],
  answered: Lesson['answered'] = {},
): LessonRun {
  const all = questions.map(({ id }, index) => ({ index, mark: answered[id] }))
  const before = all.filter(({ mark }) => mark !== undefined)
  const open = all.filter(({ mark }) => mark === undefined)
  const run: LessonRun = {
    ...newRun(questions.length),
    steps: [...before, ...open].map(({ index }) => index),
  }
  return before.reduce<LessonRun>((so, { mark }) => afterStep(so, mark?.correct ?? null), run)
}

/** Marks a question that came back, by the answer the server gave with its mark. */
export function markAgain(question: OpenQuestion, text: string, mark: QuestionMark): QuestionMark {
  const correct =
    question.type === 'short_answer'
      ? matchesKey(text, [mark.correctAnswer])
      : text === mark.correctAnswer
  return { ...mark, userAnswer: text, correct }
}

/** The options with what is sent for each. */
export function optionsOf(
  question: Exclude<OpenQuestion, { type: 'short_answer' }>,
): { text: string; value: string }[] {
  if (question.type === 'true_false')
    return [
      { text: 'True', value: 'true' },
      { text: 'False', value: 'false' },
    ]
  return question.options.map((text, index) => ({ text, value: String(index) }))
}
