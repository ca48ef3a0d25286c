import type { Assessment } from '#domain/learning/assessment.ts'
import type { Question } from '#domain/learning/question.ts'
import type { Visitor } from './visitor.ts'

/** Opens a sitting and returns its id. */
export async function openSitting(student: Visitor, id: string): Promise<string> {
  const start = await student.call('POST /api/assessments/:id/start', { id })
  if (start.kind !== 'sitting') throw new Error(`It is ${start.kind}`)
  return start.sitting.id
}

/** Takes the whole assessment with this many wrong choices. */
export async function sit(student: Visitor, assessment: Assessment, wrong = 0) {
  const { id } = assessment
  return student.call('POST /api/assessments/:id/submit', {
    id,
    sittingId: await openSitting(student, id),
    answers: answersWith(wrong, assessment),
  })
}

/** All answers right except for this many choices. */
export function answersWith(wrong: number, { questions }: Assessment): Record<string, string> {
  const choices = questions.filter(({ type }) => type !== 'short_answer').slice(0, wrong)
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      choices.includes(question) ? wrongAnswer(question) : question.correct_answer,
    ]),
  )
}

function wrongAnswer(question: Question): string {
  if (question.type === 'true_false') return question.correct_answer === 'true' ? 'false' : 'true'
  return question.correct_answer === '0' ? '1' : '0'
}
