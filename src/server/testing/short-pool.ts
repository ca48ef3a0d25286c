import type { Assessment } from '#domain/learning/assessment.ts'
import type { Question } from '#domain/learning/question.ts'
import { syncAssessments } from '../assessments/sync.ts'
import type { TestApp } from './start-app.ts'

/** Leaves so few questions in a pool that every sitting asks all of them: choices, and a short answer that is scored. */
export async function shortenPool(app: TestApp, id: string): Promise<Assessment> {
  const { services } = app
  const { assessments } = services.content
  const whole = assessments.find((each) => each.id === id)
  if (whole === undefined) throw new Error(`There is no assessment ${id}`)
  const some = (type: Question['type'], count: number) =>
    whole.questions.filter((question) => question.type === type).slice(0, count)
  const questions = [
    ...some('multiple_choice', 7),
    ...some('true_false', 1),
    ...some('short_answer', 1),
  ]
  const short = { ...whole, questions }
  const others = assessments.filter((each) => each !== whole)
  const content = { ...services.content, assessments: [...others, short] }
  await syncAssessments({ ...services, content })
  return short
}
