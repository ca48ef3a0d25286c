import type { AnswerDetail } from './answer-details.ts'
import type { AnswerPart, AnswerTopic } from './written-answer.ts'

/** Something that a question can be about: a written answer, or the person's own data. */
export interface GuideIntent {
  readonly kind: 'answer' | 'own'
  readonly id: string
  /** The question in plain English. */
  readonly title: string
  readonly topic: AnswerTopic
  readonly asked: readonly string[]
  /** The text of the answer, whose words also say what it is about. */
  readonly body: string
  readonly needs?: readonly string[] | undefined
  readonly unless?: readonly string[] | undefined
  readonly parts: readonly AnswerPart[]
  readonly details: readonly AnswerDetail[]
  /** The folder of the answer. */
  readonly group: string
  readonly related: readonly string[]
}

/** Answers to small talk: meant only by a message that says nothing else. */
export const smallTalk = 'talk'
/** Answers that say kindly that we do not know such things. */
export const outsideTopics = 'outside'
