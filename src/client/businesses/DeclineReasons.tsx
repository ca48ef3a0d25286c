import { useId } from 'react'
import { declineReasons, declineWords } from '#domain/people/decline-reasons.ts'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'

interface DeclineReasonsProps {
  choice: string
  onChoose: (reason: string) => void
}

/** No free text to a student: the reason is one of these. */
export function DeclineReasons({ choice, onChoose }: DeclineReasonsProps) {
  const labelId = useId()
  const choices = declineReasons.map((value) => ({ value, label: declineWords[value] }))
  return (
    <div className="grid gap-2">
      <p id={labelId} className="font-semibold">
        Why? <span className="font-normal text-ink-soft">(optional)</span>
      </p>
      <ChoiceGroup
        name="reason"
        labelledBy={labelId}
        choices={[{ value: '', label: 'No reason' }, ...choices]}
        value={choice}
        onChange={onChoose}
      />
    </div>
  )
}

/** The chosen reason as the API takes it. */
export function reasonIn(choice: string) {
  const reason = declineReasons.find((each) => each === choice)
  return reason === undefined ? {} : { reason }
}
