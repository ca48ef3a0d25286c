import { Check, RotateCcw } from 'lucide-react'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import type { ShownExercise } from './exercise-part.ts'
import { HandsOnSolution } from './HandsOnSolution.tsx'
import { Solution } from './Solution.tsx'

interface ExerciseFeedbackProps {
  exercise: ShownExercise
  work: Extract<LessonWork, { type: 'exercise' }>
}

/** Whether the answer is right; the solution comes after a few tries. */
export function ExerciseFeedback({ work, exercise }: ExerciseFeedbackProps) {
  const { correct, solution, explanation, parts, remark } = work
  const right = parts?.filter(Boolean).length ?? 0
  return (
    <div className={classes('rounded-card p-4', correct ? 'bg-leaf-soft' : 'bg-sun-soft')}>
      <p className="flex items-center gap-2 font-bold">
        <Icon of={correct ? Check : RotateCcw} />
        {correct
          ? 'That’s right'
          : right > 0
            ? `Not quite. ${right} right so far.`
            : 'Not quite. Look again.'}
      </p>
      {remark && <Markdown className="mt-2">{remark}</Markdown>}
      {(correct || solution) && <Markdown className="mt-2">{explanation}</Markdown>}
      {!correct && solution && (
        <div className="mt-3">
          <p className="font-bold">Answer</p>
          <p className="text-sm text-ink-soft">Enter it yourself to complete this for 5 XP.</p>
          <Solution of={solution} unit={exercise.kind === 'calc' ? exercise.unit : null} />
          <HandsOnSolution exercise={exercise} of={solution} />
        </div>
      )}
    </div>
  )
}
