import { Suspense } from 'react'
import type { OpenStep, StepMark } from '#contract/simulations.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import type { GivenAnswer } from '../parts/learning/question-answers.ts'
import { QuestionStep } from '../parts/learning/QuestionStep.tsx'
import { questionCode } from '../parts/questions/question-code.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { simulationParts } from './simulation-parts.ts'

const Chat = lazyPart(questionCode.chat, 'Chat')
const FormTask = lazyPart(simulationParts.form, 'FormTask')
const ReplyTask = lazyPart(simulationParts.reply, 'ReplyTask')

export interface DayTaskProps {
  step: OpenStep
  position: string
  isFirst: boolean
  /** The text of the chosen option; null before it. */
  chosen: string | null
  mark: StepMark | null
  draftName: string
  message: string | undefined
  onAnswer: (answer: GivenAnswer) => void
}

/** The messages of a step and what is to be done about them. */
export function DayTask({ step, chosen, mark, ...rest }: DayTaskProps) {
  const { task } = step
  const before = (
    <Suspense fallback={<Spinner />}>
      <Chat messages={step.messages} />
    </Suspense>
  )
  switch (task.type) {
    case 'form':
      return (
        <Suspense fallback={<Spinner />}>
          <FormTask {...rest} task={task} mark={mark} before={before} />
        </Suspense>
      )
    case 'reply':
      return (
        <Suspense fallback={<Spinner />}>
          <ReplyTask {...rest} task={task} mark={mark} before={before} />
        </Suspense>
      )
    default:
      return (
        <QuestionStep
          {...rest}
          question={task}
          points={0}
          before={before}
          chosen={chosen}
          mark={mark}
        />
      )
  }
}
