import { stringify } from 'yaml'
import { outsideTopics } from '../../src/domain/guide/intent.ts'
import type { Content } from '../../src/server/content/load-content.ts'
import type { TriedQuestion } from './standing.ts'

/** What somebody who grades needs: the question, what is wanted, and what the guide says. As YAML to fill in. */
export function answerSheet(questions: readonly TriedQuestion[], content: Content): string {
  return stringify(
    questions
      .filter(({ grade }) => grade === null)
      .map(({ question, key }) => ({
        id: question.id,
        ...(question.before === undefined ? {} : { before: question.before }),
        asked: question.asked,
        want: question.want,
        key,
        says: textOf(key, content),
        grade: null,
      })),
    { lineWidth: 120 },
  )
}

/** The reply without what is looked up for the person. */
function textOf(key: string, { answers }: Content): string {
  const [kind = '', rest = ''] = key.split(':')
  if (kind === 'choice') {
    const titles = rest.split(',').map((id) => answers.find((each) => each.id === id)?.title ?? id)
    return `Asks back, to tap: ${titles.join(' | ')}`
  }
  if (kind !== 'answer') return key
  const [id = '', ...parts] = rest.replace('?', '').split('#')
  const answer = answers.find((each) => each.id === id)
  if (answer === undefined) return key
  const askedParts = Object.entries(answer.parts)
    .filter(([part]) => parts.includes(part.toLowerCase().replaceAll(' ', '-')))
    .map(([, text]) => text)
  if (!key.endsWith('?') || answer.group === outsideTopics)
    return [...askedParts, answer.answer].join('\n\n')
  const [first = answer.answer] = answer.answer.split('\n\n')
  return [
    'I am not quite sure what you mean. Is it this?',
    answer.title,
    ...(askedParts.length > 0 ? askedParts : [first]),
    'Tap the question for the whole answer, or say it in other words.',
  ].join('\n\n')
}
