import { nearestAnswersIn, type NearestAnswers } from '#domain/guide/nearest-answers.ts'
import type { Content } from '../content/load-content.ts'

const indexes = new WeakMap<Content, NearestAnswers>()

/** Indexed once, because the answers do not change while the process runs. */
export function nearestAnswersOf(content: Content): NearestAnswers {
  const index = indexes.get(content) ?? nearestAnswersIn(content.writtenAnswers)
  indexes.set(content, index)
  return index
}
