import { useId } from 'react'
import type { LessonFigure } from '#domain/learning/figure.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { FigureSoon } from '../figures/FigureSoon.tsx'

/** A question as sent to the browser before it is answered. */
export type OpenQuestion = {
  id: string
  question: string
  points: number
  figure?: LessonFigure | undefined
} & (
  | { type: 'multiple_choice'; options: readonly string[] }
  | { type: 'true_false' }
  | { type: 'short_answer' }
)

interface QuestionFieldProps {
  question: OpenQuestion
  /** The line above it: 'Question 3 of 9', or the skill. */
  position: string
  value: string | undefined
  onChange: (value: string) => void
  /** Called on blur of a text field. */
  onLeave?: () => void
  error?: string | undefined
  /** Shows the options in an order that depends on this; as they were written if absent. */
  orderSeed?: string
}

export function QuestionField(field: QuestionFieldProps) {
  const { question, position, value, onChange, onLeave, error, orderSeed } = field
  const id = useId()
  const labelledBy = error ? `${id}-question ${id}-error` : `${id}-question`
  return (
    <div data-question={question.id} className="grid grid-cols-1 gap-3">
      <div id={`${id}-question`} className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft">
          {position}
          {question.points > 1 && <Chip>{question.points} points</Chip>}
        </p>
        <Markdown className="text-xl font-semibold">{question.question}</Markdown>
      </div>
      {question.figure && <FigureSoon figure={question.figure} />}
      {question.type === 'short_answer' ? (
        <input
          type="text"
          name={`${id}-answer`}
          aria-labelledby={labelledBy}
          aria-invalid={error ? true : undefined}
          autoComplete="off"
          maxLength={2000}
          value={value ?? ''}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          className={controlClass}
        />
      ) : (
        <ChoiceGroup
          name={`${id}-answer`}
          labelledBy={labelledBy}
          choices={choicesOf(question, orderSeed)}
          value={value}
          onChange={onChange}
          invalid={Boolean(error)}
        />
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </div>
  )
}

/** Focuses the first of these questions in the form. */
export function focusQuestion(form: HTMLElement, ids: readonly string[]) {
  const field = [...form.querySelectorAll<HTMLElement>('[data-question]')].find(({ dataset }) =>
    ids.includes(dataset['question'] ?? ''),
  )
  field?.querySelector('input')?.focus()
}

function choicesOf(
  question: Exclude<OpenQuestion, { type: 'short_answer' }>,
  orderSeed: string | undefined,
) {
  if (question.type === 'true_false') {
    return [
      { value: 'true', label: 'True' },
      { value: 'false', label: 'False' },
    ]
  }
  const choices = question.options.map((option, index) => ({
    value: String(index),
    label: <Markdown>{option}</Markdown>,
  }))
  return orderSeed === undefined ? choices : shuffled(choices, orderSeed + question.id)
}
