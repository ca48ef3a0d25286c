import { useEffect, useId, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useDraft } from '../../app/draft.ts'
import type { OpenQuestion } from '../questions/QuestionField.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { FigureSoon } from '../figures/FigureSoon.tsx'
import { askForm } from './ask-form.ts'
import { ChooseInput } from './ChooseInput.tsx'
import { optionsOf } from './question-answers.ts'

interface QuestionStepProps {
  question: OpenQuestion
  /** 'Question 2 of 5'. */
  position: string
  /** 0 when it comes back and does not count. */
  points: number
  isFirst: boolean
  /** The text of the answer; null before it. */
  chosen: string | null
  /** The right answer; null until it is marked. */
  right: string | null
  /** Where the text of a short answer is kept on the device. */
  draftName: string
  message: string | undefined
  onAnswer: (answer: { value: string; text: string }) => void
}

/** One question on the screen. Its heading gets the focus when it comes up. */
export function QuestionStep({ question, position, points, isFirst, ...rest }: QuestionStepProps) {
  const { chosen, right, message, onAnswer } = rest
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true })
  }, [isFirst])
  return (
    <section className={isFirst ? undefined : 'rise'}>
      <h2
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft outline-none"
      >
        {position}
        {points > 1 && <Chip>{points} points</Chip>}
      </h2>
      <div id={id}>
        <Markdown className="mt-1 mb-4 text-xl font-bold">{question.question}</Markdown>
      </div>
      {question.figure && <FigureSoon figure={question.figure} />}
      {question.type === 'short_answer' ? (
        <ShortAnswer {...rest} labelledBy={id} />
      ) : (
        <>
          <ChooseInput
            options={optionsOf(question).map(({ text }) => text)}
            chosen={chosen}
            right={right}
            labelledBy={id}
            onChoose={(text) => {
              const option = optionsOf(question).find((each) => each.text === text)
              if (option) onAnswer(option)
            }}
          />
          <FormMessage>{message}</FormMessage>
        </>
      )}
    </section>
  )
}

type ShortAnswerProps = Pick<QuestionStepProps, 'right' | 'draftName' | 'message' | 'onAnswer'> & {
  labelledBy: string
}

function ShortAnswer({ right, draftName, message, onAnswer, labelledBy }: ShortAnswerProps) {
  const { text, write, forget } = useDraft(draftName, '')
  const [isMissing, setMissing] = useState(false)
  const isMarked = right !== null
  useEffect(() => {
    if (isMarked) forget()
  })
  function check(event: FormEvent) {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() !== '' && !isMarked) onAnswer({ value: text, text: text.trim() })
  }
  return (
    <form id={askForm} noValidate onSubmit={check}>
      <input
        type="text"
        name="answer"
        aria-labelledby={labelledBy}
        aria-invalid={isMissing ? true : undefined}
        autoComplete="off"
        maxLength={2000}
        readOnly={isMarked}
        value={text}
        onChange={(event) => {
          setMissing(false)
          write(event.currentTarget.value)
        }}
        className={controlClass}
      />
      <FormMessage>{isMissing ? 'Answer the question first.' : message}</FormMessage>
    </form>
  )
}
