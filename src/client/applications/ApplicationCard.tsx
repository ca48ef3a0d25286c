import type { ListedApplication } from '#contract/applications.ts'
import type { Interview } from '#contract/interviews.ts'
import { hiddenWords } from '#domain/openings/opening.ts'
import { dayWithYear, shortDay } from '../app/dates.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { StateChip } from '../parts/applications/StateChip.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface ApplicationCardProps {
  application: ListedApplication
  onOpen: (id: string) => void
}

/** The whole card opens its history, notes and next step. */
export function ApplicationCard({ application, onOpen }: ApplicationCardProps) {
  const { id, title, company, state, stateOn, deadline, interview } = application
  // The day of the invitation would read like the day of the interview.
  const isInvited = state === 'interview' && interview !== null
  return (
    <li className="relative rounded-control border border-line bg-card p-3 hover:border-edge">
      <button
        type="button"
        onClick={() => onOpen(id)}
        className="text-left font-semibold before:absolute before:inset-0"
      >
        {title}
      </button>
      <p className="text-sm text-ink-soft">{company}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateChip state={state} />
        {state === 'saved' && deadline ? (
          <Deadline day={deadline} />
        ) : (
          !isInvited && <span className="text-ink-soft tabular-nums">{shortDay(stateOn)}</span>
        )}
      </p>
      {application.checking && (
        <p className="mt-1.5 text-sm font-semibold">{hiddenWords.checking}</p>
      )}
      <NextLine application={application} />
    </li>
  )
}

/** The next step, if the business has proposed something. */
function NextLine({ application }: Pick<ApplicationCardProps, 'application'>) {
  const words = nextWords(application)
  return words && <p className="mt-1.5 text-sm font-semibold">{words}</p>
}

function interviewWords({ state, startsAt }: Interview): string | null {
  switch (state) {
    case 'proposed':
      return 'Choose a time'
    case 'planned':
      return startsAt && dayAndTime(startsAt)
    case 'over':
      return startsAt && `It was on ${dayAndTime(startsAt)}`
    case 'cancelled':
      return 'The interview was cancelled'
    case 'none-suits':
      return 'You asked for other times'
    case 'passed':
      return 'The proposed times have passed'
  }
}

function nextWords({ state, interview, offer }: ListedApplication): string | null {
  if (state === 'interview' && interview !== null) {
    return interviewWords(interview)
  }
  if (state !== 'offer' || offer === null) return null
  if (offer.calledOff) return 'The offer was called off'
  return offer.late
    ? 'The last day to answer has passed'
    : `Answer by ${dayWithYear(offer.answerBy)}`
}
