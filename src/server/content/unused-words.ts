import { wordsForSkill } from '#domain/learning/word-schema.ts'
import { wordsOf } from '#domain/text/meanings.ts'
import type { ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** Hard words that no lesson uses, so that nobody would ever see their meaning. */
export function unusedWords({ courses, words }: ContentReading): ContentProblem[] {
  const all = words.map(({ value }) => value)
  const used = new Set(
    courses.flatMap(({ value: { skill, sections } }) =>
      sections.flatMap(({ items }) =>
        items
          .flatMap((item) => (item.type === 'article' ? item.cards : []))
          .flatMap(({ text }) => wordsOf(text, wordsForSkill(all, skill)))
          .map(({ id }) => id),
      ),
    ),
  )
  return words
    .filter(({ value }) => !used.has(value.id))
    .map(({ value, problem }) => problem(['id'], `no lesson uses the word ${value.forms[0]}`))
}
