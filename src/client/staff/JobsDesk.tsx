import { CircleCheck } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { FailedJob, WaitingQueue } from '#contract/staff-jobs.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'
import { UnsentLetters } from './UnsentLetters.tsx'

/** Background jobs, failed ones and waiting ones. */
export function JobsDesk() {
  const query = useApi('GET /api/staff/jobs', {})
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <UnsentLetters />
      <div className="grid gap-4">
        <Loaded query={query}>
          {({ failed, queues }) => (
            <>
              <FailedJobs jobs={failed} />
              <Queues queues={queues} />
            </>
          )}
        </Loaded>
      </div>
    </div>
  )
}

function FailedJobs({ jobs }: { jobs: readonly FailedJob[] }) {
  return (
    <Card title="Failed jobs">
      {jobs.length === 0 ? (
        <EmptyState icon={CircleCheck} title="No job failed">
          A job that fails six times is listed here for a week.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {jobs.map((job) => (
            <FailedRow key={job.id} job={job} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function FailedRow({ job: { id, label, failedAt, tries, code } }: { job: FailedJob }) {
  const tryAgain = useAction('POST /api/staff/jobs/:id/try-again', {
    onDone: () => showToast('It will be tried again in a moment.', 'good'),
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-52 grow basis-0">
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm break-words text-ink-soft">
          Failed on {shortDate(failedAt)}, {timeOfDay(failedAt)}, after{' '}
          {plural(tries, 'try', 'tries')}: {code}
        </span>
      </p>
      <AskReason
        label="Try again"
        title={`Try again: ${label}`}
        send={(reason) => tryAgain.mutateAsync({ id, reason })}
      >
        <p>It runs once more. If it fails tryAgain, it will be back in this list.</p>
      </AskReason>
    </li>
  )
}

function Queues({ queues }: { queues: readonly WaitingQueue[] }) {
  return (
    <Card title="Waiting jobs">
      {queues.length === 0 ? (
        <p className="text-ink-soft">Nothing is waiting. Jobs start within seconds.</p>
      ) : (
        <ul className="divide-y divide-line">
          {queues.map(({ label, waiting, oldestAt }) => (
            <li key={label} className="py-2.5">
              <span className="block font-semibold">{label}</span>
              <span className="block text-sm text-ink-soft">
                {waiting} waiting, the oldest since {shortDate(oldestAt)}, {timeOfDay(oldestAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
