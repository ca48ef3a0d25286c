import type { OpenQuestion } from '#contract/open-question.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { numberIn } from '#domain/learning/answer-text.ts'
import { matchesKey } from '#domain/learning/short-answer.ts'
import { isChoice, type OpenChoice } from '../questions/given-answer.ts'

/** What was answered, and how it reads. */
export interface GivenAnswer {
  value: string
  text: string
}

/** Marks a question that came back, by the answer the server gave with its mark. */
export function markAgain<Mark extends QuestionMark>(
  question: OpenQuestion,
  given: GivenAnswer,
  mark: Mark,
): Mark {
  const correct = isRightAgain(question, given, mark)
  // What was said about the answer before does not fit this one.
  return { ...mark, note: undefined, partly: undefined, userAnswer: given.text, correct }
}

function isRightAgain(question: OpenQuestion, given: GivenAnswer, mark: QuestionMark): boolean {
  if (isChoice(question)) return given.text === mark.correctAnswer
  if (question.type === 'short_answer') return matchesKey(given.text, [mark.correctAnswer])
  const key = mark.key ?? ''
  if (question.type !== 'number') return given.value === key
  return numberIn(given.value, undefined) === numberIn(key, undefined)
}

/** The options with what is sent for each. */
export function optionsOf(question: OpenChoice): GivenAnswer[] {
  if (question.type === 'true_false')
    return [
      { text: 'True', value: 'true' },
      { text: 'False', value: 'false' },
    ]
  return question.options.map((text, index) => ({ text, value: String(index) }))
}
