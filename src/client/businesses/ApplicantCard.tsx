import { useState } from 'react'
import type { Applicant, InterviewDetails } from '#contract/applicants.ts'
import type { Posting } from '#contract/postings.ts'
import type { BusinessAnswer, SharedField } from '#domain/openings/application.ts'
import { ApplicationHistory } from '../parts/applications/ApplicationHistory.tsx'
import { shortDate, shortDay } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { NameWithAvatar } from '../parts/people/Avatar.tsx'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { ReportPerson } from '../parts/reports/ReportPerson.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { StateChip } from '../parts/applications/StateChip.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ApplicantCv } from './ApplicantCv.tsx'
import { ApplicantInterview } from './ApplicantInterview.tsx'
import { moveAction } from './move-words.ts'
import { PrivateNote } from './PrivateNote.tsx'
import { StarButton } from './StarButton.tsx'

const DeclineSheet = lazyPart(() => import('./DeclineSheet.tsx'), 'DeclineSheet')
const InterviewSheet = lazyPart(() => import('./InterviewSheet.tsx'), 'InterviewSheet')
const OfferSheet = lazyPart(() => import('./OfferSheet.tsx'), 'OfferSheet')

export type PresentApplicant = Extract<Applicant, { kind: 'applicant' }>

interface ApplicantCardProps {
  applicant: PresentApplicant
  /** New when the page was opened, and not answered yet. */
  fresh: boolean
  posting: Posting
  /** False for a viewer, who only reads. */
  mayAnswer: boolean
  makesRooms: boolean
  /** Where the last interview for this opening was. */
  last: InterviewDetails | null
  /** Chosen to be answered together with others. */
  chosen: boolean
  onChoose: (chosen: boolean) => void
}

const labels: Readonly<Record<SharedField, string>> = {
  name: 'Name',
  email: 'Email',
  about: 'About',
  skills: 'Skills',
  badges: 'Badges',
  answers: 'Answers to your questions',
  message: 'Message',
}

/** One applicant: what they shared, what happened so far, and what the business can do now. */
export function ApplicantCard(props: ApplicantCardProps) {
  const { posting, mayAnswer, applicant, fresh, makesRooms, last, chosen, onChoose } = props
  const { id, state, sentAt, shared, hasCv, moves, interview, offer, stopUntil, next, seen } =
    applicant
  const { starred, note } = applicant
  // The answer applies to the version of the card that was read, even if the card changes behind the sheet.
  const [move, setMove] = useState<{ to: BusinessAnswer; seen: string }>()
  const name = valueOf(applicant, 'name') ?? 'An applicant without a name'
  const sheet = {
    postingId: posting.id,
    applicationId: id,
    name,
    seen: move?.seen ?? seen,
    onClose: () => setMove(undefined),
  }
  return (
    <Card
      as="li"
      title={<NameWithAvatar name={name} avatar={applicant.avatar} />}
      aside={
        <span className="flex flex-wrap items-center gap-2">
          {fresh && <Chip tone="coral">New</Chip>}
          <StateChip state={state} />
          {mayAnswer && (
            <StarButton postingId={posting.id} applicationId={id} name={name} starred={starred} />
          )}
        </span>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p className="text-sm text-ink-soft">Applied {shortDate(sentAt)}</p>
        {next.length > 0 && (
          <label className="flex min-h-11 cursor-pointer items-center gap-2 text-sm">
            <input
              type="checkbox"
              checked={chosen}
              onChange={({ target }) => onChoose(target.checked)}
              className="size-5 cursor-pointer accent-leaf"
            />
            Choose<span className="sr-only"> {name}</span>
          </label>
        )}
      </div>
      <Shared shared={shared} />
      {hasCv && (
        <ApplicantCv postingId={posting.id} applicationId={id} name={name} mayAnswer={mayAnswer} />
      )}
      {state === 'interview' && interview && (
        <ApplicantInterview
          postingId={posting.id}
          applicationId={id}
          name={name}
          interview={interview}
          mayAnswer={mayAnswer}
          seen={seen}
        />
      )}
      {(state === 'offer' || state === 'accepted') && offer && (
        <section className="mt-4 grid gap-3 rounded-card bg-sunk p-4">
          <h3>{state === 'offer' ? 'Your offer' : 'What they accepted'}</h3>
          {state === 'offer' && offer.calledOff && (
            <p>This offer was called off. You can offer again.</p>
          )}
          <OfferFacts offer={offer} isOpen={state === 'offer'} />
          {stopUntil && (
            <p>They are under 18. A guardian can still stop it until {shortDay(stopUntil)}.</p>
          )}
        </section>
      )}
      <div className="mt-4">
        <ApplicationHistory
          events={moves.map(({ reason, ...move }) => ({ ...move, note: reason ?? '' }))}
          otherSide={{ side: 'student', words: 'the applicant' }}
        />
      </div>
      <PrivateNote
        postingId={posting.id}
        applicationId={id}
        name={name}
        note={note}
        mayAnswer={mayAnswer}
      />
      {next.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-3 border-t border-line pt-4">
          {next.map((to) => (
            <Button
              key={to}
              tone={to === 'declined' ? 'plain' : 'quiet'}
              onClick={() => setMove({ to, seen })}
              aria-label={`${moveAction(to, applicant)}: ${name}`}
              className="max-sm:grow"
            >
              {moveAction(to, applicant)}
            </Button>
          ))}
        </div>
      )}
      <div className="mt-3">
        <ReportPerson place="applicant" id={id} name={name} />
      </div>
      <OnDemand>
        {move?.to === 'declined' && <DeclineSheet {...sheet} applicant={applicant} />}
        {move?.to === 'interview' && (
          <InterviewSheet {...sheet} applicant={applicant} last={last} makesRooms={makesRooms} />
        )}
        {move?.to === 'offer' && <OfferSheet {...sheet} applicant={applicant} posting={posting} />}
      </OnDemand>
    </Card>
  )
}

function Shared({ shared }: Pick<PresentApplicant, 'shared'>) {
  const others = shared.filter(({ field }) => field !== 'name')
  if (others.length === 0) return <p className="mt-3">They shared nothing else with you.</p>
  return (
    <dl className="mt-3 grid gap-3">
      {others.map(({ field, value }) => (
        <div key={field}>
          <dt className="flex flex-wrap items-center gap-2 text-sm font-semibold text-ink-soft">
            {labels[field]}
            {isShown(field) && <ShownMark />}
          </dt>
          <dd className="prose-width whitespace-pre-line">{value}</dd>
          {isShown(field) && (
            <dd className="text-sm text-ink-soft">
              Each one is an assessment or a job simulation passed on Upful, or a project that a
              mentor there passed.
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

/** What Upful says about an applicant, besides what they wrote. */
function isShown(field: SharedField): boolean {
  return field === 'skills' || field === 'badges'
}

function valueOf({ shared }: PresentApplicant, name: SharedField): string | undefined {
  return shared.find(({ field }) => field === name)?.value
}
