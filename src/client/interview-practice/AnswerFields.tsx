import { useId, useState } from 'react'
import { partLength, starParts, type PracticeAnswer } from '#domain/learning/interview-practice.ts'
import { ChoiceGroup } from '../ui/ChoiceGroup.tsx'
import { TextArea } from '../ui/Field.tsx'
import { starHints, starLabels } from './practice-words.ts'

interface AnswerFieldsProps {
  answer: PracticeAnswer
  onChange: (answer: PracticeAnswer) => void
}

const ways = [
  { value: 'star', label: 'STAR' },
  { value: 'notes', label: 'Notes' },
]

/** A STAR answer or notes. What was written the other way stays. */
export function AnswerFields({ answer, onChange }: AnswerFieldsProps) {
  const [way, setWay] = useState(
    answer.notes !== '' && starParts.every((part) => answer[part] === '') ? 'notes' : 'star',
  )
  const id = useId()
  return (
    <div className="grid grid-cols-1 gap-4">
      <div>
        <p id={id} className="mb-1.5 font-semibold">
          How do you want to write it?
        </p>
        <ChoiceGroup
          name={`${id}-way`}
          labelledBy={id}
          choices={ways}
          value={way}
          onChange={setWay}
          inARow
        />
      </div>
      {way === 'notes' ? (
        <TextArea
          label="Notes"
          rows={6}
          maxLength={partLength.notes}
          value={answer.notes}
          onChange={({ currentTarget }) => onChange({ ...answer, notes: currentTarget.value })}
          hint="Short words that help you remember what to say."
        />
      ) : (
        starParts.map((part) => (
          <TextArea
            key={part}
            label={starLabels[part]}
            rows={2}
            maxLength={partLength.star}
            value={answer[part]}
            onChange={({ currentTarget }) => onChange({ ...answer, [part]: currentTarget.value })}
            hint={starHints[part]}
          />
        ))
      )}
    </div>
  )
}
