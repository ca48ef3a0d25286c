import { useState } from 'react'
import type { StaffReport } from '#contract/staff-reports.ts'
import {
  reportOutcomeKinds,
  outcomesForReporter,
  reportOutcomes,
  type ReportOutcome,
} from '#domain/safety/person-report.ts'
import { caseChecks, reportCheckKinds } from '#domain/people/staff-case.ts'
import { useAction } from '../app/use-api.ts'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { AskInCase } from './cases/AskInCase.tsx'

/** Asking for more, lifting the pause, suspending, closing. Closing sends the version of the card in `seen`. */
export function ReportActions({ report }: { report: StaffReport }) {
  const { id, state, about, reporter, paused, suspended, waits } = report
  const close = useAction('POST /api/staff/reports/:id/close')
  const lift = useAction('POST /api/staff/people/:id/lift-pause')
  const suspend = useAction('POST /api/staff/people/:id/suspend')
  const toast = (text: string) => showToast(text, 'good')
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {about.id !== null && paused && (
        <AskReason
          about={about.id}
          label="Lift the pause"
          title={`Lift the pause of ${about.name}`}
          send={async (reason) => {
            await lift.mutateAsync({ id: about.id ?? '', reason })
            toast(`${about.name} is no longer paused`)
          }}
        >
          <p>Their bookings or openings come back, and we tell them.</p>
        </AskReason>
      )}
      {about.id !== null && !suspended && (
        <AskReason
          about={about.id}
          label="Suspend"
          title={`Suspend ${about.name}`}
          tone="danger"
          send={async (reason) => {
            await suspend.mutateAsync({ id: about.id ?? '', reason })
            toast(`${about.name} is suspended`)
          }}
        >
          <p>They are signed out everywhere and cannot log in.</p>
        </AskReason>
      )}
      {state !== 'closed' && reporter.id !== null && !waits && (
        <AskInCase id={id} kind="report" who={reporter.name} />
      )}
      {state !== 'closed' && (
        <AskReason
          about={id}
          label="Close"
          title="Close this report"
          choices={{
            label: 'What you checked',
            of: caseChecks.report,
            none: 'Choose at least one thing that you checked.',
          }}
          send={async (reason, chosen, values) => {
            const outcome = reportOutcomeKinds.find((kind) => kind === values['outcome'])
            await close.mutateAsync({
              id,
              seen: state,
              outcome: outcome ?? 'nothing',
              checks: reportCheckKinds.filter((kind) => chosen.includes(kind)),
              reason,
            })
            toast('The report is closed')
          }}
        >
          {paused && <p>{about.name} stays paused until you lift that.</p>}
          {report.reason === 'unknown-guardian' && !suspended && (
            <p>
              What {about.name} approves counts again once you close this. If they should not be a
              guardian, suspend them first.
            </p>
          )}
          <OutcomeChoice />
        </AskReason>
      )}
    </div>
  )
}

const outcomes = reportOutcomeKinds.map((value) => ({ value, label: reportOutcomes[value] }))

/** Chooses the outcome of a report, and shows the sentence the reporter gets. */
function OutcomeChoice() {
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
