import { shuffled } from '#domain/text/seeded-order.ts'
import { isPerformance } from './performance.ts'
import type { QuestionType } from './performance.ts'
import type { Difficulty } from './question-parts.ts'

/** What decides whether a question is asked. */
export interface Drawable {
  id: string
  objective?: string | undefined
  difficulty?: Difficulty | undefined
  type?: QuestionType | undefined
  chat?: unknown
}

/** How many questions a sitting asks of a larger pool. */
export const questionsInSitting = 10
/** How many of them may have been in the sitting before, unless the pool has no others. */
const mostRepeated = 3

/**
 * The questions of one sitting, from easy to hard: as many objectives as possible, as even in difficulty as the pool allows,
 * and at least 70 % that the sitting before did not ask. One at least asks for work as a job does, if the pool has any, and
 * not for the same work as before if it has others. `earlier` has the ids of the sittings before, the newest first.
 */
export function drawQuestions<Question extends Drawable>(
  pool: readonly Question[],
  { earlier, seed }: { earlier: readonly (readonly string[])[]; seed: string },
): Question[] {
  const [last = []] = earlier
  const left = shuffled(pool, seed)
  const drawn: Question[] = []
  const work = left.filter(isPerformance)
  if (work.length > 0) take(cheapest(work, (question) => costOf(question, [], earlier)))
  while (drawn.length < questionsInSitting && left.length > 0) {
    const repeated = drawn.filter(({ id }) => last.includes(id)).length
    const isNew = ({ id }: Question) => !last.includes(id)
    const candidates = repeated < mostRepeated || !left.some(isNew) ? left : left.filter(isNew)
    const next = cheapest(candidates, (question) => costOf(question, drawn, earlier))
    take(next)
  }
  return drawn.toSorted((a, b) => difficultyOf(a) - difficultyOf(b))

  function take(question: Question) {
    drawn.push(question)
    left.splice(left.indexOf(question), 1)
  }
}

/** An objective asked again costs most, then a question asked before, then a difficulty that is well represented. */
function costOf(
  question: Drawable,
  drawn: readonly Drawable[],
  earlier: readonly (readonly string[])[],
): number {
  const sameObjective = drawn.filter(({ objective }) => objective === question.objective).length
  const sameDifficulty = drawn.filter((each) => difficultyOf(each) === difficultyOf(question))
  const sittingsAgo = earlier.findIndex((ids) => ids.includes(question.id))
  const repetition = sittingsAgo === -1 ? 0 : 1 / (sittingsAgo + 1)
  const objectiveCost = question.objective === undefined ? 0 : sameObjective
  return objectiveCost * 2 + repetition * 1.5 + sameDifficulty.length * 0.25
}

function cheapest<Item>(items: readonly Item[], cost: (item: Item) => number): Item {
  const [first, ...others] = items
  if (first === undefined) throw new Error('There is nothing to choose from')
  return others.reduce((best, item) => (cost(item) < cost(best) ? item : best), first)
}

function difficultyOf({ difficulty }: Drawable): Difficulty {
  return difficulty ?? 2
}
