import { ownTopics } from './own-topics.ts'
import type { GuideIntent } from './intent.ts'
import type { WrittenAnswer } from './written-answer.ts'
import { answerParts } from './written-answer.ts'

/** Everything that a question can be about: the written answers, then the person's own data. */
export function intentsFrom(answers: readonly WrittenAnswer[]): GuideIntent[] {
  return [
    ...answers.map(
      ({
        id,
        group,
        title,
        topic,
        asked,
        answer,
        parts,
        details,
        needs,
        unless,
        related,
      }): GuideIntent => ({
        kind: 'answer',
        id,
        title,
        topic,
        asked,
        body: [answer, ...Object.values(parts), ...details.map((detail) => detail.answer)].join(
          '\n',
        ),
        needs,
        unless,
        details,
        parts: answerParts.filter((part) => parts[part] !== undefined),
        group,
        related,
      }),
    ),
    ...ownTopics.map(({ id, title, asked }): GuideIntent => ({
      kind: 'own',
      id: ownIntentId(id),
      title,
      topic: 'other',
      asked,
      body: '',
      parts: [],
      details: [],
      group: 'own',
      related: [],
    })),
  ]
}

/** Answers and topics must not have the same ids. */
export function ownIntentId(topic: string): string {
  return `own/${topic}`
}
