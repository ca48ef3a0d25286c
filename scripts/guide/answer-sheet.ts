import { stringify } from 'yaml'
import { questionBack, shownAnswer } from '../../src/domain/guide/shown-answer.ts'
import type { Content } from '../../src/server/content/load-content.ts'
import type { TriedQuestion } from './standing.ts'

/** What somebody who grades needs: the question, what is wanted, and what the guide says. As YAML to fill in. */
export function answerSheet(questions: readonly TriedQuestion[], content: Content): string {
  return stringify(
    questions
      .filter(({ grade }) => grade === null)
      .map((tried) => ({
        id: tried.question.id,
        ...(tried.question.before === undefined ? {} : { before: tried.question.before }),
        asked: tried.question.asked,
        want: tried.question.want,
        key: tried.key,
        says: textOf(tried, content),
        grade: null,
      })),
    { lineWidth: 120 },
  )
}

/** The reply without what is looked up for the person. */
function textOf({ reply, key }: TriedQuestion, { answers }: Content): string {
  if (reply.kind === 'choice') return questionBack(reply.intents)
  if (reply.kind === 'sum') return reply.text
  if (reply.kind !== 'answer') return key
  const answer = answers.find(({ id }) => id === reply.intent.id)
  if (answer === undefined) return key
  const { texts, closing } = shownAnswer(answer, reply)
  return [...texts, ...(closing === null ? [] : [closing])].join('\n\n')
}
