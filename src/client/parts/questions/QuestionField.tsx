import { useId } from 'react'
import type { OpenQuestion } from '#contract/open-question.ts'
import { shuffled } from '#domain/text/seeded-order.ts'
import { Chip } from '../../ui/Chip.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { FigureSoon } from '../figures/FigureSoon.tsx'
import { isChoice, type OpenChoice } from './given-answer.ts'
import { QuestionChat, QuestionTable } from './QuestionGiven.tsx'
import { Work } from './Work.tsx'

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
  const labelledBy = `${id}-position ${id}-question${error ? ` ${id}-error` : ''}`
  return (
    <div data-question={question.id} className="grid grid-cols-1 gap-3">
      <div className="grid grid-cols-1 gap-1">
        <p
          id={`${id}-position`}
          className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft"
        >
          {position}
          {question.points > 1 && <Chip>{question.points} points</Chip>}
        </p>
        <QuestionChat question={question} />
        <div id={`${id}-question`}>
          <Markdown className="text-xl font-semibold">{question.question}</Markdown>
        </div>
      </div>
      {question.figure && <FigureSoon figure={question.figure} />}
      <QuestionTable question={question} />
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
      ) : isChoice(question) ? (
        <ChoiceGroup
          name={`${id}-answer`}
          labelledBy={labelledBy}
          choices={choicesOf(question, orderSeed)}
          value={value}
          onChange={onChange}
          invalid={Boolean(error)}
        />
      ) : (
        <Work
          question={question}
          value={value ?? ''}
          onChange={onChange}
          onLeave={onLeave}
          labelledBy={labelledBy}
          orderSeed={orderSeed ?? ''}
          invalid={Boolean(error)}
          settled={null}
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
  field?.querySelector<HTMLElement>('input, button')?.focus()
}

function choicesOf(question: OpenChoice, orderSeed: string | undefined) {
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
