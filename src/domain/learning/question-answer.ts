import type { Item } from './course.ts'
import { workOn, type LessonWork, type WorkResult } from './lesson-work.ts'
import { isAnswered } from './question.ts'
import { answersSoFar, markWithReason, withFirstAnswer } from './quiz-attempt.ts'
import type { QuestionMark } from './quiz-attempt.ts'
import { unansweredIn } from './scoring.ts'

/** An answer to one question of a quiz. */
export interface QuestionAnswer {
  questionId: string
  answer: string
  /** How many attempts were finished before, so that a late repetition does not begin another one. */
  attempt: number
}

type Kept = Extract<WorkResult, { kind: 'kept' }>
type QuizWork = Extract<LessonWork, { type: 'quiz' }>

export type QuestionResult =
  | { kind: 'refused'; message: string }
  | {
      kind: 'open'
      mark: QuestionMark
      left: number
      work: QuizWork
      /** The question was answered before, so nothing changes. */
      repeated: boolean
    }
  /** The last answer: the whole attempt is marked. */
  | { kind: 'finished'; mark: QuestionMark; result: Kept }
  /** The attempt was finished before. */
  | { kind: 'over'; mark: QuestionMark; work: QuizWork }

/** Marks an answer to one question. The first answer to it in an attempt counts. */
export function answerToQuestion(
  item: Item,
  { questionId, answer, attempt }: QuestionAnswer,
  stored: LessonWork | null,
): QuestionResult {
  if (item.type !== 'quiz') return refused('This answer does not fit this item.')
  const { questions } = item
  const question = questions.find(({ id }) => id === questionId)
  if (question === undefined) return refused(changed)
  if (!isAnswered(question, answer)) return refused('Answer the question first.')
  const before = stored?.type === 'quiz' ? stored : notTried
  if (attempt > before.attempts) return refused(changed)
  if (attempt < before.attempts) {
    const mark = before.feedback[questionId]
    return mark === undefined ? refused(changed) : { kind: 'over', mark, work: before }
  }

  const earlier = answersSoFar(questions, before.begun)
  const begun = withFirstAnswer(questions, before.begun, { questionId, answer })
  const mark = markWithReason(question, begun.answers[questionId] ?? answer)
  const work = { ...before, begun }
  const left = unansweredIn(questions, begun.answers).length
  if (left > 0) {
    const repeated = Object.hasOwn(earlier, questionId)
    return { kind: 'open', mark, left, work, repeated }
  }
  const result = workOn(item, { type: 'quiz', answers: begun.answers }, work)
  return result.kind === 'refused' ? result : { kind: 'finished', mark, result }
}

const changed = 'The quiz has changed. Open it again to go on.'

const notTried: QuizWork = {
  type: 'quiz',
  answers: {},
  score: 0,
  best: 0,
  passed: false,
  feedback: {},
  attempts: 0,
}

function refused(message: string) {
  return { kind: 'refused', message } as const
}
