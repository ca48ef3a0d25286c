import { Check, X } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

export interface MarkedAnswerView {
  correct: boolean
  yourAnswer: string
  correctAnswer: string
  explanation: string
  /** For short answers only: they are compared with the example, not scored. */
  verdict?: 'matches' | 'compare' | undefined
}

const verdicts = {
  matches: 'Your words match the model answer.',
  compare: 'Compare your words with the example. They do not count in your score.',
}

/** A marked answer, with the explanation. */
export function MarkedAnswer({ marked }: { marked: MarkedAnswerView }) {
  const { correct, yourAnswer, correctAnswer, explanation, verdict } = marked
  const isOwnWords = verdict === 'compare'
  return (
    <div className="grid grid-cols-1 gap-3">
      {isOwnWords ? (
        <Chip className="justify-self-start">In your own words</Chip>
      ) : (
        <Chip tone={correct ? 'leaf' : 'coral'} className="justify-self-start">
          <Icon of={correct ? Check : X} size={16} />
          {correct ? 'Correct' : 'Incorrect'}
        </Chip>
      )}
      <dl className="grid grid-cols-1 gap-2">
        <AnswerText label="Your answer" wrong={!correct}>
          {yourAnswer}
        </AnswerText>
        <AnswerText label={isOwnWords ? 'An example' : 'Correct answer'}>
          {correctAnswer}
        </AnswerText>
      </dl>
      {verdict && <p className="text-sm text-ink-soft">{verdicts[verdict]}</p>}
      <div className="rounded-control bg-sunk px-4 py-3">
        <p className="sr-only">Why</p>
        <Markdown>{explanation}</Markdown>
      </div>
    </div>
  )
}

function AnswerText({
  label,
  wrong,
  children,
}: {
  label: string
  wrong?: boolean
  children: string
}) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={classes('font-semibold', wrong && 'text-coral')}>
        <Markdown>{children || 'No answer'}</Markdown>
      </dd>
    </div>
  )
}
