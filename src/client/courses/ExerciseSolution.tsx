import { cardSolutionOf } from '#domain/learning/card-exercise-solution.ts'
import type { AskedExercise } from './ask-part.ts'
import { Solution } from './Solution.tsx'

/** The right answer to what a card asked. */
export function ExerciseSolution({ ask }: { ask: AskedExercise }) {
  return (
    <div className="mt-2 font-semibold">
      <Solution of={cardSolutionOf(ask)} unit={ask.kind === 'calc' ? (ask.unit ?? null) : null} />
    </div>
  )
}
