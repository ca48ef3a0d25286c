import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { matchesKey } from '#domain/learning/short-answer.ts'
import type { OpenQuestion } from '../questions/QuestionField.tsx'

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
