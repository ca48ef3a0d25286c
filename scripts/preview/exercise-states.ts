import type { Item } from '../../src/domain/learning/course.ts'
import { solutionOf } from '../../src/domain/learning/exercise-marking.ts'
import type { ExerciseAnswer } from '../../src/domain/learning/exercise.ts'
import { hintSteps, takeHint } from '../../src/domain/learning/lesson-hints.ts'
import { workOn, type LessonWork } from '../../src/domain/learning/lesson-work.ts'
import { newItem, type ItemState } from './item-state.ts'
import { wrongAnswerToExercise } from './wrong-exercise-answer.ts'

type ExerciseItem = Extract<Item, { type: 'exercise' }>

/** An exercise before, during and after it is solved. */
export function exerciseStates(item: ExerciseItem): ItemState[] {
  const right = solutionOf(item.exercise)
  const filled = { ...newItem, id: 'filled', title: 'Filled in', drafts: { '': draftOf(right) } }
  const solved = { id: 'right', title: 'Right', work: marked(item, right, null), done: true }
  return [newItem, filled, ...wrongStates(item), solved, ...hintStates(item)]
}

/** After a wrong answer, and after the one that shows the solution. */
function wrongStates(item: ExerciseItem): ItemState[] {
  const wrong = wrongAnswerToExercise(item.exercise)
  if (wrong === null) return []
  const once = marked(item, wrong, null)
  const twice = marked(item, wrong, once)
  return [
    { id: 'wrong', title: 'Wrong', work: once, done: false },
    { id: 'solution', title: 'Wrong again, with the solution', work: twice, done: false },
  ]
}

function hintStates(item: ExerciseItem): ItemState[] {
  const states: ItemState[] = []
  let work: LessonWork | null = null
  for (const hint of hintSteps(item.exercise).keys()) {
    const result = takeHint(item, hint + 1, work)
    if (result.kind === 'refused') throw new Error(result.message)
    work = result.work
    const title = hint === 0 ? 'With a hint' : 'With both hints'
    states.push({ id: `hint-${hint + 1}`, title, work, done: false, isAtEnd: true })
  }
  return states
}

function marked(item: ExerciseItem, answer: ExerciseAnswer, before: LessonWork | null): LessonWork {
  const result = workOn(item, { type: 'exercise', answer }, before)
  if (result.kind === 'refused') throw new Error(result.message)
  return result.work
}

function draftOf(answer: ExerciseAnswer): string {
  return JSON.stringify(answer)
}
