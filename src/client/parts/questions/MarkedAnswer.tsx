import { Check, CircleDashed, X } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import { Markdown } from '../../ui/Markdown.tsx'

export interface MarkedAnswerView {
  correct: boolean
  yourAnswer: string
  /** Null while the right answer is not shown yet. */
  correctAnswer: string | null
  explanation: string | null
  /** Why a wrong choice is tempting, or how near the work came. */
  note?: string | undefined
  /** It earned half. */
  partly?: true | undefined
  objective?: string | null
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
  const { note, partly = false, objective } = marked
  const isOwnWords = verdict === 'compare'
  return (
    <div className="grid grid-cols-1 gap-3">
      {isOwnWords ? (
        <Chip className="justify-self-start">In your own words</Chip>
      ) : (
        <Chip tone={correct ? 'leaf' : partly ? 'sun' : 'coral'} className="justify-self-start">
          <Icon of={correct ? Check : partly ? CircleDashed : X} size={16} />
          {correct ? 'Correct' : partly ? 'Partly right: half the points' : 'Incorrect'}
        </Chip>
      )}
      <dl className="grid grid-cols-1 gap-2">
        <AnswerText label="Your answer" wrong={!correct && !partly}>
          {yourAnswer}
        </AnswerText>
        {correctAnswer !== null && (
          <AnswerText label={isOwnWords ? 'An example' : 'Correct answer'}>
            {correctAnswer}
          </AnswerText>
        )}
      </dl>
      {verdict && <p className="text-sm text-ink-soft">{verdicts[verdict]}</p>}
      {(explanation ?? note ?? objective) && (
        <div className="grid gap-2 rounded-control bg-sunk px-4 py-3">
          <p className="sr-only">Why</p>
          {note && <Markdown>{note}</Markdown>}
          {explanation !== null && <Markdown>{explanation}</Markdown>}
          {explanation === null && objective && <p>To learn: {objective}.</p>}
        </div>
      )}
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
