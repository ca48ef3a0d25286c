import { numberIn } from '#domain/learning/answer-text.ts'
import type { Question } from '#domain/learning/question.ts'
import type { ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** A short answer is scored against its key, so the key must list every right answer or be left out. */
export function keyProblems({ courses, assessments }: ContentReading): ContentProblem[] {
  return [
    ...courses.flatMap(({ value, problem }) =>
      value.sections.flatMap(({ items }, section) =>
        items.flatMap((item, itemIndex) =>
          (item.type === 'quiz' ? item.questions : []).flatMap((question, index) =>
            problemWith(question).map((text) =>
              problem(
                ['sections', section, 'items', itemIndex, 'questions', index, 'accepted'],
                text,
              ),
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
    return ['many answers are right: leave out `accepted`, so that the answer is not scored']
  const longKey = accepted.find((key) => key.split(' ').length > maxKeyLength)
  return longKey === undefined
    ? []
    : [
        `nobody would type exactly “${longKey}”: leave out \`accepted\`, so that the answer is not scored`,
      ]
}

const asksForOneOfMany = /\b(?:name|write|give|list|say|rewrite) (?:one|two|three|an?)\b/i
/** In words. */
const maxKeyLength = 5
