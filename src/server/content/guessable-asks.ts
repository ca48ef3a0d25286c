import type { Ask } from '#domain/learning/ask.ts'
import type { Course } from '#domain/learning/course.ts'
import { guessedRightInAsks } from '#domain/learning/guessing.ts'
import type { ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'

/** In percent. An ask has three options as a rule, so a third is chance; all courses together are nearer to it. */
const maxGuessedInCourse = 45
const maxGuessedInAll = 40
/** Fewer choices say too little about how a course is written. */
const choicesWorthCounting = 10

/** The asks of a course must not be answered by a way of guessing, such as the longest option. */
export function guessableAsks({ courses }: ContentReading): ContentProblem[] {
  const inAll = courses.flatMap(({ value }) => choicesOf(value))
  return [
    ...courses.flatMap(({ value, problem }) =>
      guessable(choicesOf(value), maxGuessedInCourse).map((text) =>
        problem(['sections'], `${text} of the course`),
      ),
    ),
    ...guessable(inAll, maxGuessedInAll).map((text) => ({
      file: 'content/courses',
      line: 1,
      message: `${text} of all courses`,
    })),
  ]
}

function guessable(choices: readonly Ask[], max: number): string[] {
  if (choices.length < choicesWorthCounting) return []
  return [...guessedRightInAsks(choices)]
    .filter(([, percent]) => percent > max)
    .map(
      ([way, percent]) => `${way} is right in ${percent} % of what there is to choose on the cards`,
    )
}

function choicesOf({ sections }: Course): Ask[] {
  return sections
    .flatMap(({ items }) => items)
    .flatMap((item) => (item.type === 'article' ? item.cards : []))
    .flatMap(({ ask }) => (ask?.kind === 'choose' ? [ask] : []))
}
