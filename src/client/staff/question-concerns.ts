import type { JudgedQuestion } from '#contract/staff-questions.ts'
import { answersToJudge } from '#domain/learning/question-figures.ts'

/** Below this many percent points a question hardly tells who can do the rest. */
const telling = 5
/** Nearly everybody knows it, or nearly everybody has to guess. */
const bounds = { right: [25, 95] } as const

/** What an author should look at; nothing before there are enough answers. */
export function concernsAbout({ reading, options, difficulty }: JudgedQuestion): string[] {
  if (reading === null || reading.answers < answersToJudge) return []
  const [low, high] = bounds.right
  const untaken = options.filter((option) => option.untaken)
  return [
    reading.right > high && 'Nearly everybody gets it right.',
    reading.right < low && 'Hardly anybody gets it right: is the key correct?',
    reading.discrimination !== null &&
      reading.discrimination < telling &&
      'Those who get it right do no better in the rest: the wording may mislead.',
    ...untaken.map(({ text }) => `Hardly anybody chooses “${text}”.`),
    difficulty !== null &&
      Math.abs(difficulty - reading.difficulty) > 1 &&
      'It turned out far from the difficulty it was written for.',
  ].filter((concern) => concern !== false)
}
