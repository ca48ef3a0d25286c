import { useState } from 'react'
import { maxQuestions, screeningIds, screeningQuestion } from '#domain/openings/screening.ts'
import type { FormValues } from '../app/form.ts'
import { Tick } from '../ui/Tick.tsx'
import { questionField } from './posting-values.ts'

interface QuestionFieldsProps {
  values: FormValues
  error: string | undefined
}

/** The questions for everybody who applies; students choose from answers that are given. */
export function QuestionFields({ values, error }: QuestionFieldsProps) {
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    screeningIds.filter((id) => values[questionField(id)] === 'on'),
  )
  return (
    <fieldset>
      <legend className="font-semibold">
        Questions for applicants <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      <p className="text-sm text-ink-soft">
        Up to {maxQuestions}. Students choose from a few answers. Each question makes some people
        stop, so ask only what decides.
      </p>
      {screeningIds.map((id) => (
        <Tick
          key={id}
          name={questionField(id)}
          label={screeningQuestion(id).text}
          on={chosen.includes(id)}
          onFlip={(on) => setChosen(on ? [...chosen, id] : chosen.filter((each) => each !== id))}
        />
      ))}
      {(error ?? chosen.length > maxQuestions) && (
        <p role="alert" className="text-sm font-semibold text-coral">
          {error ?? `Choose ${maxQuestions} questions at most.`}
        </p>
      )}
    </fieldset>
  )
}
