import { wayTo } from '../../src/domain/learning/conversation-graph.ts'
import { markExercise, missingIn } from '../../src/domain/learning/exercise-marking.ts'
import type { Exercise, ExerciseAnswer } from '../../src/domain/learning/exercise.ts'

/** A complete answer that is marked wrong, close to the right one where it can be; null if none was found. */
export function wrongAnswerToExercise(exercise: Exercise): ExerciseAnswer | null {
  const isWrong = (answer: ExerciseAnswer) =>
    missingIn(exercise, answer) === null && !markExercise(exercise, answer).correct
  return likelyMisses(exercise).find(isWrong) ?? null
}

/** The closest to the right answer first. */
function likelyMisses(exercise: Exercise): ExerciseAnswer[] {
  switch (exercise.kind) {
    case 'calc':
      return [{ kind: 'calc', value: numberBeside(exercise) }]
    case 'order':
      return exchanged(exercise.steps).map((steps) => ({ kind: 'order', steps }))
    case 'match': {
      const { pairs } = exercise
      return exchanged(pairs.map(({ right }) => right)).map((rights) => ({
        kind: 'match',
        pairs: pairs.map(({ left, right }, index) => ({ left, right: rights[index] ?? right })),
      }))
    }
    case 'fill': {
      const words = exercise.gaps.map(({ accepted }) => accepted[0] ?? '')
      const other = words.with(0, 'something else')
      return [...exchanged(words), other].map((gaps) => ({ kind: 'fill', gaps }))
    }
    case 'sheet': {
      const cells = exercise.fill.map(({ answer }) => answer)
      return ['=1+1', '7'].map((cell) => ({ kind: 'sheet', cells: cells.with(0, cell) }))
    }
    case 'chart': {
      const { read, choose = [] } = exercise
      const values = read ? [numberBeside(read)] : choose.map((_, index) => String(index))
      return values.map((value) => ({ kind: 'chart', value }))
    }
    case 'conversation':
      return exercise.ends.map(({ id }) => ({
        kind: 'conversation',
        replies: wayTo(exercise, [id]) ?? [],
      }))
    case 'spots': {
      const [, ...found] = exercise.spots.filter(({ right }) => right)
      const [tempting] = exercise.spots.filter(({ right }) => !right)
      const tapped = tempting ? [...found, tempting] : found
      return [{ kind: 'spots', labels: tapped.map(({ label }) => label) }]
    }
    case 'code':
      return [{ kind: 'code', source: `${exercise.starter}\n# My first try` }]
  }
}

function numberBeside({ answer, tolerance }: { answer: number; tolerance: number }): string {
  return String(answer + 2 * tolerance + 1)
}

/** The list with its first entry in the place of another one that differs, for each of those. */
function exchanged(list: readonly string[]): string[][] {
  const [first = ''] = list
  return list.flatMap((other, index) =>
    other === first ? [] : [list.with(0, other).with(index, first)],
  )
}
