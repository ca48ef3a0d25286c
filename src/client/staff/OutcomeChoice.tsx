import { useState } from 'react'
import {
  outcomesForReporter,
  reportOutcomeKinds,
  reportOutcomes,
  type ReportOutcome,
} from '#domain/safety/person-report.ts'
import { Select } from '../ui/Select.tsx'

const outcomes = reportOutcomeKinds.map((value) => ({ value, label: reportOutcomes[value] }))

/** Chooses the outcome of a report, and shows the sentence the reporter gets. */
export function OutcomeChoice() {
  const [chosen, setChosen] = useState<ReportOutcome>('nothing')
  return (
    <Select
      label="Outcome"
      name="outcome"
      options={outcomes}
      value={chosen}
      onChange={({ target }) =>
        setChosen(reportOutcomeKinds.find((kind) => kind === target.value) ?? 'nothing')
      }
      hint={`The reporter sees: “${outcomesForReporter[chosen]}”`}
    />
  )
}
