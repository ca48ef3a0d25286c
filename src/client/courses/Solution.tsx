import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { amountWithUnit } from '#domain/learning/amount-with-unit.ts'

/** The right answer of an exercise. */
export function Solution({ of: solution, unit }: { of: ExerciseAnswer; unit: string | null }) {
  switch (solution.kind) {
    case 'calc':
      return <p>{amountWithUnit(solution.value, unit)}</p>
    case 'order':
      return (
        <ol className="list-decimal pl-6">
          {solution.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )
    case 'match':
      return (
        <ul className="grid gap-1">
          {solution.pairs.map(({ left, right }) => (
            <li key={left}>
              {left}: <strong>{right}</strong>
            </li>
          ))}
        </ul>
      )
    case 'fill':
      return <p>{solution.gaps.join(', ')}</p>
    default:
      return null
  }
}
