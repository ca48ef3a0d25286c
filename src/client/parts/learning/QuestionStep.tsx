import { useEffect, useId, useState } from 'react'
import type { FormEvent, ReactNode } from 'react'
import type { OpenQuestion } from '#contract/open-question.ts'
import type { QuestionMark } from '#domain/learning/quiz-attempt.ts'
import { useDraft } from '../../app/draft.ts'
import {
  isChoice,
  isGiven,
  missingWords,
  startingOrder,
  type OpenChoice,
} from '../questions/given-answer.ts'
import { QuestionChat, QuestionTable } from '../questions/QuestionGiven.tsx'
import { Work } from '../questions/Work.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { FigureSoon } from '../figures/FigureSoon.tsx'
import { askForm } from './ask-form.ts'
import { ChooseInput } from './ChooseInput.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { optionsOf, type GivenAnswer } from './question-answers.ts'

interface QuestionStepProps {
  question: OpenQuestion
  /** 'Question 2 of 5'. */
  position: string
  /** 0 when it comes back and does not count. */
  points: number
  isFirst: boolean
  /** What was said before, where the question does not have it. */
  before?: ReactNode
  /** The text of the answer; null before it. */
  chosen: string | null
  /** Null until it is marked. */
  mark: QuestionMark | null
  /** Where an answer that is not a choice is kept on the device until it is checked. */
  draftName: string
  message: string | undefined
  onAnswer: (answer: GivenAnswer) => void
}

/** One question on the screen. Its heading gets the focus when it comes up. */
export function QuestionStep({ question, position, points, isFirst, ...rest }: QuestionStepProps) {
  const { chosen, mark, message, onAnswer, before } = rest
  const id = useId()
  return (
    <QuestionFrame
      position={position}
      points={points}
      isFirst={isFirst}
      before={before ?? <QuestionChat question={question} />}
      question={question.question}
      questionId={id}
    >
      {question.figure && <FigureSoon figure={question.figure} />}
      {'table' in question && (
        <div className="mb-4">
          <QuestionTable question={question} />
        </div>
      )}
      {isChoice(question) ? (
        <>
          <ChooseInput
            options={optionsOf(question).map(({ text }) => text)}
            chosen={chosen}
            right={mark?.correctAnswer ?? null}
            labelledBy={id}
            onChoose={(text) => {
              const option = optionsOf(question).find((each) => each.text === text)
              if (option) onAnswer(option)
            }}
          />
          <FormMessage>{message}</FormMessage>
        </>
      ) : (
        <CheckedAnswer {...rest} question={question} labelledBy={id} />
      )}
    </QuestionFrame>
  )
}

interface QuestionFrameProps {
  /** 'Question 2 of 5'. */
  position: string
  points: number
  isFirst: boolean
  /** What was said before the question. */
  before: ReactNode
  question: string
  /** The id of the question, for what is labelled by it. */
  questionId: string
  children: ReactNode
}

/** Around an answer: the place, what was said before, and the question. Its heading gets the focus when it comes up. */
export function QuestionFrame(props: QuestionFrameProps) {
  const { position, points, isFirst, before, question, questionId, children } = props
  const heading = useFocusedHeading(isFirst)
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
      {before}
      <div id={questionId}>
        <Markdown className="mt-1 mb-4 text-xl font-bold">{question}</Markdown>
      </div>
      {children}
    </section>
  )
}

type CheckedAnswerProps = Pick<QuestionStepProps, 'mark' | 'draftName' | 'message' | 'onAnswer'> & {
  question: Exclude<OpenQuestion, OpenChoice>
  labelledBy: string
}

/** An answer that is typed or worked out, and then checked. */
function CheckedAnswer(props: CheckedAnswerProps) {
  const { question, mark, draftName, message, onAnswer, labelledBy } = props
  const { text, write, forget } = useDraft(draftName, '')
  const [isMissing, setMissing] = useState(false)
  const isMarked = mark !== null
  useEffect(() => {
    if (isMarked) forget()
  })
  // Steps are in an order from the start, which may be the right one.
  const isUntouched = question.type === 'order' && !isGiven(question, text)
  const value = isUntouched ? startingOrder(question, draftName) : text
  function change(changed: string) {
    setMissing(false)
    write(changed)
  }
  function check(event: FormEvent) {
    event.preventDefault()
    const isComplete = isGiven(question, value)
    setMissing(!isComplete)
    if (isComplete && !isMarked) onAnswer({ value, text: value.trim() })
  }
  return (
    <form id={askForm} noValidate onSubmit={check}>
      {question.type === 'short_answer' ? (
        <input
          type="text"
          name="answer"
          aria-labelledby={labelledBy}
          aria-invalid={isMissing ? true : undefined}
          autoComplete="off"
          maxLength={2000}
          readOnly={isMarked}
          value={text}
          onChange={(event) => change(event.currentTarget.value)}
          className={controlClass}
        />
      ) : (
        <Work
          question={question}
          value={mark?.sent ?? value}
          onChange={change}
          labelledBy={labelledBy}
          orderSeed={draftName}
          invalid={isMissing}
          settled={mark === null ? null : (mark.key ?? '')}
        />
      )}
      <FormMessage>{isMissing ? missingWords(question) : message}</FormMessage>
    </form>
  )
}
