import type { Question } from './question.ts'

type Choice = Extract<Question, { type: 'multiple_choice' }>

/** Ways to answer without reading: each picks the index of an option. */
const ways: Readonly<Record<string, (question: Choice) => number>> = {
  'the longest option': ({ options }) => indexOf(options, Math.max),
  'the shortest option': ({ options }) => indexOf(options, Math.min),
  'the first option': () => 0,
  'the second option': () => 1,
  'the third option': () => 2,
  'the last option': ({ options }) => options.length - 1,
  'an option that gives no reason': ({ options }) =>
    Math.max(
      0,
      options.findIndex((option) => !/\b(?:because|since|so that)\b/i.test(option)),
    ),
}

function indexOf(options: readonly string[], pick: (...lengths: number[]) => number): number {
  const lengths = options.map((option) => option.length)
  return lengths.indexOf(pick(...lengths))
}

/** How many percent of the choices each way of guessing gets right. */
export function guessedRight(questions: readonly Question[]): Map<string, number> {
  const choices = questions.filter((question) => question.type === 'multiple_choice')
  return new Map(
    Object.entries(ways).map(([way, pick]) => {
      const right = choices.filter(
        (question) => String(pick(question)) === question.correct_answer,
      ).length
      return [way, choices.length === 0 ? 0 : Math.round((right / choices.length) * 100)]
    }),
  )
}
