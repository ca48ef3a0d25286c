import { maxGuideChoices, type GuideChoice } from '#domain/guide/guide-answer.ts'
import { intentsFor } from '#domain/guide/matching.ts'
import { nearestAnswersIn, type NearestAnswers } from '#domain/guide/nearest-answers.ts'
import type { Content } from '../content/load-content.ts'
import { guideRulesOf } from './guide-rules.ts'

const indexes = new WeakMap<Content['answers'], NearestAnswers>()

/** Indexed once for the same answers. */
export function nearestAnswersOf({ answers }: Content): NearestAnswers {
  const index = indexes.get(answers) ?? nearestAnswersIn(answers)
  indexes.set(answers, index)
  return index
}

/** The nearest questions with a written answer as texts to tap, without the one that was given. */
export function choicesNear(content: Content, asked: string, given: string | null): GuideChoice[] {
  const answers = new Map(content.answers.map(({ id, title }) => [id, title]))
  return intentsFor(asked, guideRulesOf(content).index)
    .flatMap(({ intent: { id } }) => (id === given ? [] : (answers.get(id) ?? [])))
    .slice(0, maxGuideChoices)
    .map((title) => ({ label: title, ask: title }))
}
