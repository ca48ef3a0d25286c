import type { ApplicationDetails, SharedValue } from '#contract/applications.ts'
import { dayOf } from '#domain/day.ts'
import { href } from '#domain/href.ts'
import type { SharedField } from '#domain/openings/application.ts'
import * as pages from '#domain/pages.ts'
import { shortDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { ApplicationHistory } from '../parts/applications/ApplicationHistory.tsx'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { InterviewPart } from './InterviewPart.tsx'
import { MoveForm } from './MoveForm.tsx'
import { NotesForm } from './NotesForm.tsx'
import { OfferAnswer } from './OfferAnswer.tsx'
import { SentCv } from './SentCv.tsx'
import { Unsent } from './Unsent.tsx'

/** One application: its state, history, notes and what was shared. */
export function ApplicationSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useApi('GET /api/applications/:id', { id })
  return (
    <Sheet open onClose={onClose} title={query.data?.title ?? 'Application'}>
      <Loaded query={query}>{(application) => <Details application={application} />}</Loaded>
    </Sheet>
  )
}

/** The next step, by the application's state. */
function NextStep({ application }: { application: ApplicationDetails }) {
  const { state } = application
  if (state === 'waiting' || state === 'not-sent') return <Unsent application={application} />
  if (state === 'offer' && application.via === 'platform')
    return <OfferAnswer application={application} />
  const { interview, offer, stopUntil, company, employerAway } = application
  return (
    <>
      {state === 'interview' && interview && (
        <InterviewPart application={application} interview={interview} />
      )}
      {state === 'accepted' && offer && (
        <section className="grid gap-3 rounded-card bg-sunk p-4">
          <h3>What you accepted</h3>
          {employerAway && offer.startsOn >= dayOf(new Date()) && (
            <p className="rounded-control bg-sun-soft px-4 py-3">
              {company} cannot hire through Upful at the moment. Before your first day, ask them,
              together with an adult you trust, whether the job is still on. If you cannot reach
              them,{' '}
              <Link to={pages.contact} className="link">
                write to us
              </Link>
              .
            </p>
          )}
          <OfferFacts offer={offer} isOpen={false} />
          {stopUntil && (
            <p>You are under 18, so your guardians can stop this until {shortDay(stopUntil)}.</p>
          )}
        </section>
      )}
      <MoveForm key={state} application={application} />
    </>
  )
}

function Details({ application }: { application: ApplicationDetails }) {
  const { id, company, location, url, opportunityId, deadline, state, shared, hasCv } = application
  return (
    <div className="grid gap-5">
      <div>
        <p className="font-semibold">{company}</p>
        {location && <p className="text-ink-soft">{location}</p>}
        {state === 'saved' && deadline && <Deadline day={deadline} />}
        <p className="flex flex-wrap gap-x-5">
          {opportunityId && (
            <Link
              to={href(pages.opening, { id: opportunityId })}
              className="link inline-flex min-h-11 items-center"
            >
              See the opening
            </Link>
          )}
          {url && (
            <OutsideLink href={url} className="link inline-flex min-h-11 items-center">
              Original website
            </OutsideLink>
          )}
        </p>
      </div>
      {application.checking && (
        <p role="status" className="rounded-control bg-sun-soft px-4 py-3">
          Our staff are checking this opening, so it is paused. Your application is safe.
        </p>
      )}
      <NextStep application={application} />
      <ApplicationHistory
        events={application.events}
        otherSide={{ side: 'business', words: 'the employer' }}
      />
      <NotesForm key={id} application={application} />
      {shared && <SharedList company={company} shared={shared} />}
      {hasCv && <SentCv id={id} company={company} />}
    </div>
  )
}

const labels: Record<SharedField, string> = {
  name: 'Name',
  email: 'Email',
  about: 'About you',
  skills: 'Skills',
  badges: 'Badges',
  answers: 'Your answers',
  message: 'Message',
}

/** What the business received, as it was when it was sent. */
function SharedList({ company, shared }: { company: string; shared: readonly SharedValue[] }) {
  return (
    <section>
      <h3 className="mb-1">What {company} sees</h3>
      {shared.length === 0 ? (
        <p className="text-ink-soft">Only that you applied.</p>
      ) : (
        <dl className="grid gap-2">
          {shared.map(({ field, value }) => (
            <div key={field}>
              <dt className="text-sm font-semibold">{labels[field]}</dt>
              <dd className="whitespace-pre-line">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
