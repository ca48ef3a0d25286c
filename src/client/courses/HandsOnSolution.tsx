import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { amountWithUnit } from '#domain/learning/amount-with-unit.ts'
import { Markdown } from '../ui/Markdown.tsx'
import { chartName } from './chart-name.ts'
import type { ShownExercise } from './exercise-part.ts'

interface HandsOnSolutionProps {
  exercise: ShownExercise
  of: ExerciseAnswer
}

/** The right answer of an exercise that is done with the hands, in words. */
export function HandsOnSolution({ exercise, of: solution }: HandsOnSolutionProps) {
  if (exercise.kind === 'sheet' && solution.kind === 'sheet')
    return (
      <Lines
        of={exercise.fill.map(({ cell }, index) => `${cell}: ${solution.cells[index] ?? ''}`)}
      />
    )
  if (exercise.kind === 'chart' && solution.kind === 'chart') {
    const chart = exercise.choose?.[Number(solution.value)]
    return (
      <p>
        {chart ? chartName(chart) : amountWithUnit(solution.value, exercise.read?.unit ?? null)}
      </p>
    )
  }
  if (solution.kind === 'conversation') return <Lines of={solution.replies} />
  if (solution.kind === 'code')
    return <Markdown>{`\`\`\`python\n${solution.source}\n\`\`\``}</Markdown>
  return solution.kind === 'spots' ? <Lines of={solution.labels} /> : null
}

function Lines({ of: lines }: { of: readonly string[] }) {
  return (
    <ol className="list-decimal pl-6">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ol>
  )
}
