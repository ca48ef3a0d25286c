import { isSameAnswer } from './answer-text.ts'
import type { LessonFigure } from './figure.ts'
import { phraseIn, wordStarts } from './phrase-match.ts'
import { isAnswered, questionForReader, type Question } from './question.ts'
import { markWithReason, type QuestionMark } from './quiz-attempt.ts'
import type { DecisionTask, FormTask, ReplyTask, SimulationTask } from './simulation-task.ts'
import { missingFrom } from './written-work.ts'

/** A line of the rubric of a text, and whether the text does it. */
export interface RubricMark {
  line: string
  met: boolean
}

/** How a task was done. `share` is how much of it counts, 0 to 1. */
export interface TaskMark extends QuestionMark {
  share: number
  /** Of a text. */
  rubric?: RubricMark[]
  /** Of a form: whether each field is right. */
  fields?: { right: boolean; answer: string }[]
}

export function markTask(task: SimulationTask, answer: string): TaskMark {
  switch (task.type) {
    case 'decision':
      return markDecision(task, answer)
    case 'form':
      return markForm(task, answer)
    case 'reply':
      return markReply(task, answer)
    default: {
      const mark = markWithReason(task, answer)
      return { ...mark, share: mark.correct ? 1 : mark.partly ? 0.5 : 0 }
    }
  }
}

/** Why this cannot be marked yet, as a message for the student; null if it can. */
export function missingInTask(task: SimulationTask, answer: string): string | null {
  switch (task.type) {
    case 'decision':
      return optionOf(task, answer) === undefined ? 'Choose what you do.' : null
    case 'form': {
      const values = valuesOf(task, answer)
      return values === null || values.some((value) => value.trim() === '')
        ? 'Fill in every field.'
        : null
    }
    case 'reply':
      return missingFrom(answer, task)
    default:
      return isAnswered(task, answer) ? null : 'Answer this first.'
  }
}

/** A task without its key, as sent to the browser before it is done. */
export function taskForReader(task: SimulationTask, figures: readonly LessonFigure[]) {
  switch (task.type) {
    case 'decision':
      return questionForReader(asChoice(task), figures)
    case 'form': {
      const { id, type, question, title, table, fields } = task
      return {
        id,
        type,
        question,
        title,
        ...(table ? { table } : {}),
        fields: fields.map((field) => ({
          label: field.label,
          options: 'options' in field ? field.options : null,
        })),
      }
    }
    case 'reply': {
      const { id, type, question, to, minWords } = task
      return { id, type, question, to, minWords }
    }
    default:
      return questionForReader(task, figures)
  }
}

/** The option that was chosen, with what it leads to. */
export function optionOf({ options }: DecisionTask, answer: string) {
  return /^\d$/.test(answer) ? options[Number(answer)] : undefined
}

/** The values of a form, in the order of its fields; null if the answer is no such list. */
export function valuesOf({ fields }: Pick<FormTask, 'fields'>, answer: string): string[] | null {
  try {
    const values: unknown = JSON.parse(answer)
    if (!Array.isArray(values) || values.length !== fields.length) return null
    const texts = values.filter((value) => typeof value === 'string')
    return texts.length === fields.length ? texts : null
  } catch {
    return null
  }
}

/** The best answer, as it would be sent. For a text it is the model. */
export function bestAnswer(task: SimulationTask): string {
  switch (task.type) {
    case 'decision':
      return String(task.options.findIndex(({ worth }) => worth === 'best'))
    case 'form':
      return JSON.stringify(task.fields.map(rightValue))
    case 'reply':
      return task.model
    default:
      return markWithReason(task, '').key ?? ''
  }
}

const shares = { best: 1, fair: 0.5, poor: 0 } as const

function markDecision(task: DecisionTask, answer: string): TaskMark {
  const chosen = optionOf(task, answer)
  const best = task.options.find(({ worth }) => worth === 'best')
  const share = chosen === undefined ? 0 : shares[chosen.worth]
  return {
    correct: share === 1,
    correctAnswer: best?.text ?? '',
    userAnswer: chosen?.text ?? '',
    ...(share === 0.5 ? { partly: true } : {}),
    ...(chosen ? { note: chosen.after } : {}),
    explanation: task.explanation,
    share,
  }
}

function markForm(task: FormTask, answer: string): TaskMark {
  const values = valuesOf(task, answer) ?? []
  const fields = task.fields.map((field, index) => {
    const value = values[index] ?? ''
    const isRight = 'options' in field ? value === field.right : isSameAnswer(value, field.accepted)
    return { right: isRight, answer: rightValue(field) }
  })
  const off = fields.filter(({ right }) => !right).length
  const share = off === 0 ? 1 : off === 1 ? 0.5 : 0
  return {
    correct: off === 0,
    correctAnswer: listed(task, task.fields.map(rightValue)),
    userAnswer: listed(task, values),
    ...(share === 0.5 ? { partly: true } : {}),
    note: `${fields.length - off} of ${fields.length} fields are right.`,
    explanation: task.explanation,
    share,
    fields,
  }
}

/** Each line of the rubric counts the same. A text that does most of them is partly right. */
function markReply(task: ReplyTask, answer: string): TaskMark {
  const starts = wordStarts(answer)
  const rubric = task.rubric.map(({ line, any, never = [] }) => ({
    line,
    met:
      any.some((phrase) => phraseIn(starts, phrase)) &&
      !never.some((phrase) => phraseIn(starts, phrase)),
  }))
  const metCount = rubric.filter(({ met }) => met).length
  const share = metCount / rubric.length
  return {
    correct: share === 1,
    correctAnswer: task.model,
    userAnswer: answer.trim(),
    ...(share >= 0.5 && share < 1 ? { partly: true } : {}),
    note: `Your text does ${metCount} of the ${rubric.length} things that we looked for.`,
    explanation: task.explanation,
    share,
    rubric,
  }
}

function asChoice({ id, question, options, explanation }: DecisionTask): Question {
  return {
    id,
    question,
    explanation,
    type: 'multiple_choice',
    points: 1,
    options: options.map(({ text }) => text),
    correct_answer: String(options.findIndex(({ worth }) => worth === 'best')),
  }
}

function rightValue(field: FormTask['fields'][number]): string {
  return 'options' in field ? field.right : (field.accepted[0] ?? '')
}

function listed({ fields }: FormTask, values: readonly string[]): string {
  return fields.map(({ label }, index) => `- ${label}: ${values[index] ?? ''}`).join('\n')
}
