import { plural } from '#domain/text/plural.ts'
import { isNear, numberIn } from './answer-text.ts'
import { indexesIn, linesAnswer, orderAnswer } from './index-answer.ts'
import type {
  MarkLines,
  OrderSteps,
  PerformanceQuestion,
  WorkedNumber,
} from './performance-question.ts'

/** How well the work was done. `note` says how near it came, without giving the answer. */
export interface PerformanceMark {
  share: 0 | 0.5 | 1
  note?: string
}

export function markPerformance(question: PerformanceQuestion, answer: string): PerformanceMark {
  switch (question.type) {
    case 'mark_lines':
      return markTappedLines(question, answer)
    case 'order':
      return markSteps(question, answer)
    case 'number':
      return markNumber(question, answer)
  }
}

/** Whether the answer is complete. Anything else is no answer. */
export function isPerformed(question: PerformanceQuestion, answer: string): boolean {
  switch (question.type) {
    case 'mark_lines':
      return tappedIn(question, answer).length > 0
    case 'order':
      return stepsIn(question, answer) !== null
    case 'number':
      return numberIn(answer, undefined) !== null
  }
}

/** The answer that is right, as it would be sent. */
export function performanceKey(question: PerformanceQuestion): string {
  switch (question.type) {
    case 'mark_lines':
      return linesAnswer(wrongLines(question))
    case 'order': {
      const sent = sentSteps(question)
      return orderAnswer(question.steps.map((step) => sent.indexOf(step)))
    }
    case 'number':
      return question.correct_answer
  }
}

/** An answer as a text to read. */
export function performedText(question: PerformanceQuestion, answer: string): string {
  switch (question.type) {
    case 'mark_lines':
      return listOf(tappedIn(question, answer).map((index) => question.document.lines[index]?.text))
    case 'order':
      return numberedList(stepsIn(question, answer) ?? [])
    case 'number':
      return withUnit(answer.trim(), question.unit)
  }
}

/** The right answer as a text to read. */
export function rightPerformanceText(question: PerformanceQuestion): string {
  if (question.type !== 'mark_lines') return performedText(question, performanceKey(question))
  return listOf(
    question.document.lines.flatMap(({ text, wrong }) =>
      wrong === undefined ? [] : [`${text} – *${wrong}*`],
    ),
  )
}

/**
 * The steps as they are sent: by the alphabet. A shuffle that depends on the question would be no secret, because the
 * browser has the same shuffle.
 */
export function sentSteps({ steps }: Pick<OrderSteps, 'steps'>): string[] {
  return steps.toSorted((a, b) => (a < b ? -1 : 1))
}

function markTappedLines(question: MarkLines, answer: string): PerformanceMark {
  const wrong = wrongLines(question)
  const tapped = tappedIn(question, answer)
  const found = tapped.filter((index) => wrong.includes(index)).length
  const extra = tapped.length - found
  const missed = wrong.length - found
  if (missed + extra === 0) return { share: 1 }
  const foundWords = `You found ${found} of ${plural(wrong.length, 'wrong line')}.`
  const extraWords =
    extra === 0 ? '' : ` You also tapped ${plural(extra, 'line that is', 'lines that are')} right.`
  return { share: missed + extra === 1 ? 0.5 : 0, note: foundWords + extraWords }
}

function markSteps(question: OrderSteps, answer: string): PerformanceMark {
  const { steps } = question
  const order = stepsIn(question, answer) ?? []
  const off = steps.flatMap((step, index) => (order[index] === step ? [] : [index]))
  if (off.length === 0) return { share: 1 }
  const [first = 0, second = 0] = off
  // Two that are off are always swapped with each other.
  if (off.length === 2 && second === first + 1)
    return { share: 0.5, note: 'Two neighbours are swapped. The other steps are right.' }
  const right = steps.length - off.length
  return { share: 0, note: `${right} of ${steps.length} steps are in the right place.` }
}

function markNumber(question: WorkedNumber, answer: string): PerformanceMark {
  const { correct_answer, tolerance, notes = {} } = question
  const value = numberIn(answer, undefined)
  if (value === null) return { share: 0 }
  if (isNear(value, Number(correct_answer), tolerance)) return { share: 1 }
  const note = Object.entries(notes).find(([number]) => numberIn(number, undefined) === value)?.[1]
  return note === undefined ? { share: 0 } : { share: 0, note }
}

function wrongLines({ document }: MarkLines): number[] {
  return document.lines.flatMap(({ wrong }, index) => (wrong === undefined ? [] : [index]))
}

function tappedIn({ document }: MarkLines, answer: string): number[] {
  return indexesIn(answer, document.lines.length).toSorted((a, b) => a - b)
}

/** The steps in the order of the answer; null unless it has each of them once and nothing else. */
function stepsIn(question: OrderSteps, answer: string): string[] | null {
  const sent = sentSteps(question)
  const order = indexesIn(answer, sent.length)
  if (order.length !== sent.length || orderAnswer(order) !== answer) return null
  return order.flatMap((index) => sent[index] ?? [])
}

function listOf(texts: readonly (string | undefined)[]): string {
  return texts.map((text) => `- ${text ?? ''}`).join('\n')
}

function numberedList(texts: readonly string[]): string {
  return texts.map((text, index) => `${index + 1}. ${text}`).join('\n')
}

/** Money has its sign in front, other units come after the number. */
function withUnit(number: string, unit: string | undefined): string {
  if (number === '' || unit === undefined || /[^\d.,\s-]/.test(number)) return number
  if (unit.endsWith('$')) return `${unit}${number}`
  return unit === '%' ? `${number}%` : `${number} ${unit}`
}
