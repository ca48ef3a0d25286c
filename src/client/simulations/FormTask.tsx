import { Check, X } from 'lucide-react'
import { Suspense, useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import type { OpenTask, StepMark } from '#contract/simulations.ts'
import { useDraftAnswer } from '../app/draft.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { askForm } from '../parts/learning/ask-form.ts'
import { QuestionFrame } from '../parts/learning/QuestionStep.tsx'
import { questionCode } from '../parts/questions/question-code.ts'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Select } from '../ui/Select.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import type { DayTaskProps } from './DayTask.tsx'

const Table = lazyPart(questionCode.table, 'Table')

interface FormTaskProps extends Omit<DayTaskProps, 'step' | 'chosen'> {
  task: Extract<OpenTask, { type: 'form' }>
  before: ReactNode
}

/** A form of the work place. Its fields are a draft on the device until it is checked. */
export function FormTask({ task, mark, before, ...rest }: FormTaskProps) {
  const { position, isFirst, draftName, message, onAnswer } = rest
  const { fields } = task
  const id = useId()
  const { draft, write, clear } = useDraftAnswer(draftName, (stored) => valuesIn(stored, fields))
  const [values, setValues] = useState<string[]>(() => draft ?? fields.map(() => ''))
  const [isMissing, setMissing] = useState(false)
  const isMarked = mark !== null
  function change(index: number, value: string) {
    const changed = values.with(index, value)
    setMissing(false)
    setValues(changed)
    write(changed)
  }
  useEffect(() => {
    if (isMarked) clear()
    // oxlint-disable-next-line react/exhaustive-deps -- `clear` is another function each time
  }, [isMarked])
  function check(event: FormEvent) {
    event.preventDefault()
    const isOpen = values.some((value) => value.trim() === '')
    setMissing(isOpen)
    if (!isOpen && !isMarked) onAnswer({ value: JSON.stringify(values), text: '' })
  }
  return (
    <QuestionFrame
      position={position}
      points={0}
      isFirst={isFirst}
      before={before}
      question={task.question}
      questionId={id}
    >
      {task.table && (
        <div className="mb-4">
          <Suspense fallback={<Spinner />}>
            <Table {...task.table} />
          </Suspense>
        </div>
      )}
      <form id={askForm} noValidate onSubmit={check}>
        <fieldset
          disabled={isMarked}
          aria-labelledby={id}
          className="grid grid-cols-1 gap-4 rounded-control border border-edge bg-card p-4"
        >
          <p className="font-bold">{task.title}</p>
          {fields.map(({ label, options }, index) => {
            const result = mark?.fields?.[index]
            const control = {
              label,
              value: values[index] ?? '',
              ...(result ? { hint: <FieldResult {...result} /> } : {}),
            }
            return options === null ? (
              <Field
                key={label}
                {...control}
                autoComplete="off"
                maxLength={80}
                onChange={(event) => change(index, event.currentTarget.value)}
              />
            ) : (
              <Select
                key={label}
                {...control}
                placeholder="Choose"
                options={options.map((option) => ({ value: option, label: option }))}
                onChange={(event) => change(index, event.currentTarget.value)}
              />
            )
          })}
        </fieldset>
        <FormMessage>{isMissing ? 'Fill in every field.' : message}</FormMessage>
      </form>
    </QuestionFrame>
  )
}

function FieldResult({ right, answer }: NonNullable<StepMark['fields']>[number]) {
  return (
    <span className="inline-flex items-center gap-1 font-semibold text-ink">
      <Icon of={right ? Check : X} size={18} />
      {right ? 'Right' : `Should be: ${answer}`}
    </span>
  )
}

function valuesIn(stored: unknown, fields: readonly unknown[]): string[] | null {
  if (!Array.isArray(stored) || stored.length !== fields.length) return null
  const texts = stored.filter((value) => typeof value === 'string')
  return texts.length === fields.length ? texts : null
}
