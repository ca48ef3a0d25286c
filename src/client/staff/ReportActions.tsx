import { useState } from 'react'
import type { StaffReport } from '#contract/staff-reports.ts'
import {
  reportOutcomeKinds,
  outcomesForReporter,
  reportOutcomes,
  type ReportOutcome,
} from '#domain/safety/person-report.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Select } from '../ui/Select.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

/** Taking it up, lifting the pause, suspending, closing. Each sends the version of the card in `seen`. */
export function ReportActions({ report }: { report: StaffReport }) {
  const { id, state, about, paused, suspended } = report
  const take = useAction('POST /api/staff/reports/:id/take')
  const close = useAction('POST /api/staff/reports/:id/close')
  const lift = useAction('POST /api/staff/people/:id/lift-pause')
  const suspend = useAction('POST /api/staff/people/:id/suspend')
  const toast = (text: string) => showToast(text, 'good')
  return (
    <div className="flex flex-wrap gap-3 border-t border-line pt-4">
      {state === 'open' && (
        <Button
          busy={take.isPending}
          onClick={() =>
            take.mutate(
              { id, seen: state, reason: 'Looking at this report' },
              { onError: (error) => showToast(error.message, 'bad') },
            )
          }
        >
          I am looking at it
        </Button>
      )}
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
      {state !== 'closed' && (
        <AskReason
          about={id}
          label="Close"
          title="Close this report"
          send={async (reason, _chosen, values) => {
            const outcome = reportOutcomeKinds.find((kind) => kind === values['outcome'])
            await close.mutateAsync({ id, seen: state, outcome: outcome ?? 'nothing', reason })
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
