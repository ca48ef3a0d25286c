import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import type { MentorFeedback } from '#contract/mentoring.ts'
import {
  criteria,
  nextSteps,
  nextStepWords,
  rubric,
  type Criterion,
  type Levels,
} from '#domain/mentoring/mentor-rubric.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'

export type RubricValues = Pick<MentorFeedback, 'levels' | 'nextStep'>

interface RubricFormProps {
  /** The previous feedback. */
  previous?: RubricValues | null
  busy: boolean
  error: string | undefined
  onSend: (values: RubricValues) => void
  /** Further fields, above the button. */
  children?: ReactNode
}

/** Four criteria with four sentences each, and one next step: there is no free text. */
export function RubricForm({ previous, busy, error, onSend, children }: RubricFormProps) {
  const [levels, setLevels] = useState<Partial<Levels>>(previous?.levels ?? {})
  const [nextStep, setNextStep] = useState(previous?.nextStep)
  const [missing, setMissing] = useState<string>()

  function send() {
    const unanswered = criteria.find((criterion) => levels[criterion] === undefined)
    setMissing(unanswered ? `Choose a sentence for “${rubric[unanswered].label}”.` : undefined)
    if (!unanswered && nextStep === undefined) setMissing('Choose a next step.')
    if (isComplete(levels) && nextStep) onSend({ levels, nextStep })
  }
  return (
    <div className="grid gap-6">
      {criteria.map((criterion) => (
        <LevelChoice
          key={criterion}
          criterion={criterion}
          level={levels[criterion]}
          onChoose={(level) => setLevels({ ...levels, [criterion]: level })}
        />
      ))}
      <Select
        label="One next step for them"
        placeholder="Choose one"
        defaultValue={nextStep ?? ''}
        options={nextSteps.map((value) => ({ value, label: nextStepWords[value] }))}
        onChange={({ target }) => setNextStep(nextSteps.find((each) => each === target.value))}
      />
      {children}
      <FormMessage>{missing ?? error}</FormMessage>
      <Button busy={busy} onClick={send} className="min-h-12">
        Send feedback
      </Button>
    </div>
  )
}

interface LevelChoiceProps {
  criterion: Criterion
  level: number | undefined
  onChoose: (level: number) => void
}

function LevelChoice({ criterion, level, onChoose }: LevelChoiceProps) {
  const id = useId()
  const { label, levels } = rubric[criterion]
  return (
    <div className="grid gap-2">
      <h3 id={id}>{label}</h3>
      <ChoiceGroup
        name={criterion}
        labelledBy={id}
        choices={levels.map((sentence, index) => ({ value: String(index + 1), label: sentence }))}
        value={level === undefined ? undefined : String(level)}
        onChange={(value) => onChoose(Number(value))}
      />
    </div>
  )
}

function isComplete(levels: Partial<Levels>): levels is Levels {
  return criteria.every((criterion) => levels[criterion] !== undefined)
}
