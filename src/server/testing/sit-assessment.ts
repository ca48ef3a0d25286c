import type { Assessment } from '#domain/learning/assessment.ts'
import { answerKey } from '#domain/learning/question.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import type { Visitor } from './visitor.ts'

/** Opens a sitting and returns its id. */
export async function openSitting(student: Visitor, id: string): Promise<string> {
  return (await openedSitting(student, id)).id
}

/** Answers every question that is asked, with this many wrong choices, and submits them. */
export async function sit(student: Visitor, assessment: Assessment, wrong = 0) {
  const submission = await answeredSitting(student, assessment, wrong)
  return student.call('POST /api/assessments/:id/submit', submission)
}

/** A sitting with an answer to every question that is asked, ready to be submitted. */
export async function answeredSitting(student: Visitor, { id, questions }: Assessment, wrong = 0) {
  const sitting = await openedSitting(student, id)
  const drawn = new Set(sitting.asked.map((question) => question.id))
  const answers = answersWith(wrong, { questions: questions.filter((each) => drawn.has(each.id)) })
  return { id, sittingId: sitting.id, answers }
}

async function openedSitting(student: Visitor, id: string) {
  const start = await student.call('POST /api/assessments/:id/start', { id })
  if (start.kind !== 'sitting') throw new Error(`It is ${start.kind}`)
  return start.sitting
}

/** All answers right except for this many choices. */
export function answersWith(
  wrong: number,
  { questions }: Pick<Assessment, 'questions'>,
): Record<string, string> {
  const choices = questions.filter(({ type }) => type !== 'short_answer').slice(0, wrong)
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      choices.includes(question) ? wrongAnswerTo(question) : answerKey(question),
    ]),
  )
}
