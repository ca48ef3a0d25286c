import { useId } from 'react'
import { screeningQuestion, type ScreeningId } from '#domain/openings/screening.ts'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'

interface ScreeningFieldsProps {
  company: string
  questions: readonly ScreeningId[]
  choices: ReadonlyMap<ScreeningId, string>
  /** After the first try to send: what has no answer is marked. */
  showsMissing: boolean
  onChoose: (id: ScreeningId, choice: string) => void
}

/** What a business asks everybody who applies, each with a few answers to choose from. */
export function ScreeningFields({ company, questions, ...choosing }: ScreeningFieldsProps) {
  if (questions.length === 0) return null
  return (
    <section className="grid gap-4">
      <h3>{company} asks everybody</h3>
      {questions.map((id) => (
        <Question key={id} id={id} {...choosing} />
      ))}
    </section>
  )
}

interface QuestionProps extends Omit<ScreeningFieldsProps, 'company' | 'questions'> {
  id: ScreeningId
}

function Question({ id, choices, showsMissing, onChoose }: QuestionProps) {
  const labelId = useId()
  const { text, choices: offered } = screeningQuestion(id)
  const chosen = choices.get(id)
  const isMissing = showsMissing && chosen === undefined
  return (
    <div className="grid gap-2">
      <p id={labelId} className="font-semibold">
        {text}
      </p>
      <ChoiceGroup
        name={`question-${id}`}
        labelledBy={isMissing ? `${labelId} ${labelId}-error` : labelId}
        choices={offered.map((value) => ({ value, label: value }))}
        value={chosen}
        onChange={(choice) => onChoose(id, choice)}
        invalid={isMissing}
        inARow
      />
      {isMissing && (
        <p id={`${labelId}-error`} role="alert" className="text-sm font-semibold text-coral">
          Choose an answer.
        </p>
      )}
    </div>
  )
}
