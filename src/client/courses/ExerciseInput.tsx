import { Suspense } from 'react'
import type { ExerciseAnswer } from '#domain/learning/exercise.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { StepOrder } from '../parts/learning/StepOrder.tsx'
import { Field } from '../ui/Field.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { ShownExercise, ExercisePartProps } from './exercise-part.ts'
import { FillInput } from './FillInput.tsx'
import { exerciseCode } from './lesson-parts.ts'
import { MatchInput } from './MatchInput.tsx'

const SheetInput = lazyPart(exerciseCode.sheet, 'SheetInput')
const ChartInput = lazyPart(exerciseCode.chart, 'ChartInput')
const ConversationInput = lazyPart(exerciseCode.conversation, 'ConversationInput')
const SpotsInput = lazyPart(exerciseCode.spots, 'SpotsInput')
const CodeInput = lazyPart(exerciseCode.code, 'CodeInput')

interface ExerciseInputProps {
  exercise: ShownExercise
  answer: ExerciseAnswer
  onChange: (answer: ExerciseAnswer) => void
  /** One flag per part of the marked answer; null while it is being changed. */
  marks: readonly boolean[] | null
}

/** What a student fills in, pairs or puts in order. */
export function ExerciseInput({ exercise, answer, ...rest }: ExerciseInputProps) {
  if (exercise.kind === 'calc' && answer.kind === 'calc')
    return <CalcInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'order' && answer.kind === 'order')
    return (
      <StepOrder
        steps={answer.steps}
        onChange={(steps) => rest.onChange({ kind: 'order', steps })}
        marks={rest.marks}
      />
    )
  if (exercise.kind === 'match' && answer.kind === 'match')
    return <MatchInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'fill' && answer.kind === 'fill')
    return <FillInput exercise={exercise} answer={answer} {...rest} />
  return (
    <Suspense fallback={<Spinner label="Loading..." />}>
      <HandsOnInput exercise={exercise} answer={answer} {...rest} />
    </Suspense>
  )
}

/** Its code comes with the first lesson that has one. */
function HandsOnInput({ exercise, answer, ...rest }: ExerciseInputProps) {
  if (exercise.kind === 'sheet' && answer.kind === 'sheet')
    return <SheetInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'chart' && answer.kind === 'chart')
    return <ChartInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'conversation' && answer.kind === 'conversation')
    return <ConversationInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'spots' && answer.kind === 'spots')
    return <SpotsInput exercise={exercise} answer={answer} {...rest} />
  if (exercise.kind === 'code' && answer.kind === 'code')
    return <CodeInput exercise={exercise} answer={answer} {...rest} />
  return null
}

function CalcInput({ exercise, answer, onChange }: ExercisePartProps<'calc'>) {
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
