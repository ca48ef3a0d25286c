import type { ReactNode } from 'react'
import type { StudentView } from '#contract/guardians.ts'
import type { GuardianInterview } from '#contract/interviews.ts'
import { stateLabel } from '../parts/applications/application-state.ts'
import { shortDay } from '../app/dates.ts'
import { InterviewFacts } from '../parts/applications/InterviewFacts.tsx'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { Chip } from '../ui/Chip.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

type GuardianApplication = StudentView['applications'][number]

interface ApplicationRowProps {
  application: GuardianApplication
  /** The guardian's actions. */
  children?: ReactNode
}

/** One application with its interview and its offer. */
export function ApplicationRow({ application, children }: ApplicationRowProps) {
  const { title, company, state, on, interview, offer } = application
  return (
    <li className="grid gap-2 py-2.5">
      <div className="flex flex-wrap items-center gap-3">
        <span className="min-w-0 grow basis-40">
          <span className="block font-semibold">{title}</span>
          <span className="block text-sm text-ink-soft">
            {company}, {shortDay(on)}
          </span>
        </span>
        <Chip>{state === 'waiting' ? 'Waiting for approval' : stateLabel(state)}</Chip>
      </div>
      {interview && <InterviewLine interview={interview} />}
      {offer && (
        <div className="rounded-control bg-sunk p-3">
          {state === 'offer' && offer.calledOff && <p>The offer was called off.</p>}
          <OfferFacts offer={offer} isOpen={state === 'offer'} />
        </div>
      )}
      {children}
    </li>
  )
}

function InterviewLine({ interview }: { interview: GuardianInterview }) {
  const { state, times } = interview
  if (state === 'planned')
    return (
      <div className="rounded-control bg-sunk p-3">
        <p className="font-semibold">Interview</p>
        <InterviewFacts interview={interview} />
      </div>
    )
  if (state === 'proposed')
    return (
      <div className="rounded-control bg-sunk p-3">
        <p className="font-semibold">Times to choose from</p>
        <ul className="ml-5 list-disc">
          {times.map((time) => (
            <li key={time}>{dayAndTime(time)}</li>
          ))}
        </ul>
        <InterviewFacts interview={interview} />
      </div>
    )
  return <p className="text-sm text-ink-soft">{interviewLabels[state]}</p>
}

const interviewLabels = {
  proposed: '',
  planned: '',
  'none-suits': 'They asked for other times.',
  passed: 'The proposed times have passed.',
  cancelled: 'The interview was cancelled.',
  over: 'The interview is over.',
} as const
