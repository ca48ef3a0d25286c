import { Check, RotateCcw } from 'lucide-react'
import type { LessonWork } from '#domain/learning/lesson-work.ts'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Solution } from './Solution.tsx'

interface ExerciseFeedbackProps {
  /** The unit of a sum, such as 'J$'; null for a plain number. */
  unit: string | null
  work: Extract<LessonWork, { type: 'exercise' }>
}

/** Whether the answer is right; the solution comes after a few tries. */
export function ExerciseFeedback({ work, unit }: ExerciseFeedbackProps) {
  const { correct, solution, explanation, parts } = work
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
      {(correct || solution) && <Markdown className="mt-2">{explanation}</Markdown>}
      {!correct && solution && (
        <div className="mt-3">
          <p className="font-bold">Answer</p>
          <p className="text-sm text-ink-soft">Enter it yourself to complete this for 5 XP.</p>
          <Solution of={solution} unit={unit} />
        </div>
      )}
    </div>
  )
}
