import { linesAnswer, orderAnswer, indexesIn } from './index-answer.ts'
import { answerKey, type Question } from './question.ts'

/** An answer that earns nothing, for a demo or a test. */
export function wrongAnswerTo(question: Question): string {
  switch (question.type) {
    case 'short_answer':
      return 'I am not sure yet'
    case 'true_false':
      return question.correct_answer === 'true' ? 'false' : 'true'
    case 'multiple_choice':
      return question.correct_answer === '0' ? '1' : '0'
    case 'mark_lines':
      return linesAnswer([question.document.lines.findIndex(({ wrong }) => wrong === undefined)])
    case 'order':
      return orderAnswer(indexesIn(answerKey(question), question.steps.length).toReversed())
    case 'number':
      return String(Number(question.correct_answer) + question.tolerance * 2 + 7)
  }
}
