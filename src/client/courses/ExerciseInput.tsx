import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { CalcInput } from './CalcInput.tsx'
import type { ShownExercise } from './exercise-part.ts'
import { FillInput } from './FillInput.tsx'
import { MatchInput } from './MatchInput.tsx'
import { OrderInput } from './OrderInput.tsx'

interface ExerciseInputProps {
  exercise: ShownExercise
  answer: ExerciseAnswer
  onChange: (answer: ExerciseAnswer) => void
  marks: readonly boolean[] | null
}

export function ExerciseInput({ exercise, answer, ...rest }: ExerciseInputProps) {
  if (exercise.kind === 'calc' && answer.kind === 'calc')
    return <CalcInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'order' && answer.kind === 'order')
    return <OrderInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'match' && answer.kind === 'match')
    return <MatchInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'fill' && answer.kind === 'fill')
    return <FillInput exercise={exercise} answer={answer} {...rest} />
  return null
}
