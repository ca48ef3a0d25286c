import { useId } from 'react'
import { indexesIn, orderAnswer } from '#domain/learning/index-answer.ts'
import { StepOrder } from '../learning/StepOrder.tsx'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { controlClass } from '../../ui/Field.tsx'
import { isGiven, startingOrder, type OpenWork } from './given-answer.ts'
import { LinesInput } from './LinesInput.tsx'

export interface WorkInputProps {
  question: OpenWork
  value: string
  onChange: (value: string) => void
  /** Called on blur of a text field. */
  onLeave?: (() => void) | undefined
  labelledBy: string
  /** What the steps of an order are first shown by. */
  orderSeed: string
  invalid: boolean
  /** The right answer, once the work is marked and cannot be changed; else null. */
  settled: string | null
}

export type WorkPartProps<Type extends OpenWork['type']> = Omit<WorkInputProps, 'question'> & {
  question: Extract<OpenWork, { type: Type }>
}

/** What a student taps, puts in order or works out. */
export function WorkInput({ question, ...rest }: WorkInputProps) {
  switch (question.type) {
    case 'mark_lines':
      return <LinesInput question={question} {...rest} />
    case 'order':
      return <StepsInput question={question} {...rest} />
    case 'number':
      return <NumberInput question={question} {...rest} />
  }
}

function StepsInput(props: WorkPartProps<'order'>) {
  const { question, value, onChange, labelledBy, orderSeed, settled } = props
  const { steps } = question
  const isTouched = isGiven(question, value)
  const shown = isTouched ? value : startingOrder(question, orderSeed)
  const order = indexesIn(shown, steps.length)
  const right = settled === null ? null : indexesIn(settled, steps.length)
  return (
    <fieldset
      disabled={right !== null}
      aria-labelledby={labelledBy}
      className="grid grid-cols-1 gap-2"
    >
      <StepOrder
        steps={order.flatMap((index) => steps[index] ?? [])}
        onChange={(moved) => onChange(orderAnswer(moved.map((step) => steps.indexOf(step))))}
        marks={right && order.map((index, place) => right[place] === index)}
      />
      {!isTouched && (
        <Button tone="quiet" className="justify-self-start" onClick={() => onChange(shown)}>
          Keep this order
        </Button>
      )}
    </fieldset>
  )
}

function NumberInput(props: WorkPartProps<'number'>) {
  const { question, value, onChange, onLeave, labelledBy, invalid, settled } = props
  const { unit } = question
  const id = useId()
  const isInFront = unit?.endsWith('$') === true
  const unitText = (
    <span id={id} className="shrink-0 font-semibold">
      {unit}
    </span>
  )
  return (
    <div className="flex max-w-xs items-center gap-2">
      {isInFront && unitText}
      <input
        type="text"
        inputMode="decimal"
        name="answer"
        aria-labelledby={unit === null ? labelledBy : `${labelledBy} ${id}`}
        aria-invalid={invalid || undefined}
        autoComplete="off"
        maxLength={40}
        readOnly={settled !== null}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onLeave}
        className={classes(controlClass, 'min-w-0 tabular-nums')}
      />
      {!isInFront && unit !== null && unitText}
    </div>
  )
}
