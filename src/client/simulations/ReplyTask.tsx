import { useEffect, useId, useState, type FormEvent, type ReactNode } from 'react'
import type { OpenTask } from '#contract/simulations.ts'
import { missingFrom } from '#domain/learning/written-work.ts'
import { useDraft } from '../app/draft.ts'
import { askForm } from '../parts/learning/ask-form.ts'
import { QuestionFrame } from '../parts/learning/QuestionStep.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import type { DayTaskProps } from './DayTask.tsx'

interface ReplyTaskProps extends Omit<DayTaskProps, 'step' | 'chosen'> {
  task: Extract<OpenTask, { type: 'reply' }>
  before: ReactNode
}

/** A short text to somebody, kept on the device until it is sent. */
export function ReplyTask({ task, mark, before, ...rest }: ReplyTaskProps) {
  const { position, isFirst, draftName, message, onAnswer } = rest
  const id = useId()
  const { text, write, forget } = useDraft(draftName, '')
  const [problem, setProblem] = useState<string | null>(null)
  const isMarked = mark !== null
  useEffect(() => {
    if (isMarked) forget()
  })
  function check(event: FormEvent) {
    event.preventDefault()
    const missing = missingFrom(text, task)
    setProblem(missing)
    if (missing === null && !isMarked) onAnswer({ value: text, text })
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
      <form id={askForm} noValidate onSubmit={check}>
        <TextArea
          label={`Your message to ${task.to}`}
          hint={`At least ${task.minWords} words.`}
          rows={5}
          maxLength={1000}
          readOnly={isMarked}
          invalid={problem !== null}
          value={text}
          onChange={(event) => {
            setProblem(null)
            write(event.currentTarget.value)
          }}
        />
        <FormMessage>{problem ?? message}</FormMessage>
      </form>
    </QuestionFrame>
  )
}
