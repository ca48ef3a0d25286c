import { Field } from '../ui/Field.tsx'
import type { ExercisePartProps } from './exercise-part.ts'

export function CalcInput({ exercise, answer, onChange }: ExercisePartProps<'calc'>) {
  return (
    <Field
      label={exercise.unit ? `Your answer in ${exercise.unit}` : 'Your answer'}
      inputMode="decimal"
      autoComplete="off"
      maxLength={100}
      value={answer.value}
      onChange={(event) => onChange({ kind: 'calc', value: event.currentTarget.value })}
      className="max-w-xs"
    />
  )
}
