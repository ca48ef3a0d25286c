import { numberIn } from '#domain/learning/answer-text.ts'
import type { Question } from '#domain/learning/question.ts'
import type { ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** A short answer is scored by its key, so the key holds every right answer, or there is none. */
export function keyProblems({ courses, assessments }: ContentReading): ContentProblem[] {
  return [
    ...courses.flatMap(({ value, problem }) =>
      value.sections.flatMap(({ items }, section) =>
        items.flatMap((item, at) =>
          (item.type === 'quiz' ? item.questions : []).flatMap((question, index) =>
            problemWith(question).map((text) =>
              problem(['sections', section, 'items', at, 'questions', index, 'accepted'], text),
            ),
          ),
        ),
      ),
    ),
    ...assessments.flatMap(({ value, problem }) =>
      value.questions.flatMap((question, index) =>
        problemWith(question).map((text) => problem(['questions', index, 'accepted'], text)),
      ),
    ),
  ]
}

function problemWith(question: Question): string[] {
  if (question.type !== 'short_answer' || question.accepted === undefined) return []
  const { accepted } = question
  if (accepted.every((key) => numberIn(key, undefined) !== null)) return []
  if (asksForOneOfMany.test(question.question))
    return ['many answers are right: leave `accepted` out, and the answer is not scored']
  const long = accepted.find((key) => key.split(' ').length > maxKeyLength)
  return long === undefined
    ? []
    : [`nobody types exactly “${long}”: leave \`accepted\` out, and the answer is not scored`]
}

const asksForOneOfMany = /\b(?:name|write|give|list|say|rewrite) (?:one|two|three|an?)\b/i
/** In words. */
const maxKeyLength = 5
