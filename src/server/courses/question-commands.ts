import type { Completion } from '#contract/courses.ts'
import { shownWork, type LessonWork } from '#domain/learning/lesson-work.ts'
import { answerToQuestion, type QuestionAnswer } from '#domain/learning/question-answer.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import type { Tx } from '../db/transaction.ts'
import { Refusal } from '../http/refusal.ts'
import type { Pace } from '../pace/commands.ts'
import {
  keepQuizPace,
  openedLesson,
  refuseNewAttempt,
  saveResult,
  saveWork,
  type LessonRef,
} from './answer-commands.ts'
import { settle } from './commands.ts'

type Answered = QuestionMark & {
  left: number
  work: LessonWork | null
  completion: Completion | null
}

/** Marks one question of a quiz and keeps the first answer to it; the last one completes the attempt. */
export async function answerQuestion(
  tx: Tx,
  pace: Pace,
  { questionId, answer, attempt, ...lesson }: LessonRef & QuestionAnswer,
): Promise<Answered> {
  const opened = await openedLesson(tx, lesson)
  const result = answerToQuestion(
    opened.item,
    { questionId, answer, attempt },
    opened.previous?.work ?? null,
  )
  switch (result.kind) {
    case 'refused':
      throw new Refusal('invalid', result.message)
    case 'over': {
      const { outline, before } = opened
      const completion = await settle(tx, { outline, before, item: null })
      const itemDone = before.completed_content.includes(lesson.contentId)
      const work = shownWork(result.work)
      return { ...result.mark, left: 0, work, completion: { ...completion, itemDone } }
    }
    case 'open':
      refuseNewAttempt(tx, pace, opened)
      if (!result.repeated) await saveWork(tx, lesson, result.work)
      return { ...result.mark, left: result.left, work: null, completion: null }
    case 'finished': {
      refuseNewAttempt(tx, pace, opened)
      await keepQuizPace(tx, pace, opened)
      const completion = await saveResult(tx, opened, result.result)
      return { ...result.mark, left: 0, work: result.result.work, completion }
    }
  }
}
