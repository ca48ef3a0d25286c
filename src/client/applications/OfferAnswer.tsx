import type { ApplicationDetails } from '#contract/applications.ts'
import type { Offer } from '#contract/interviews.ts'
import { shortDay } from '../app/dates.ts'
import { OfferFacts } from '../parts/applications/OfferFacts.tsx'
import { StateChip } from '../parts/applications/StateChip.tsx'
import { AcceptOffer } from './AcceptOffer.tsx'
import { DeclineApplication } from './DeclineApplication.tsx'

/** The offer and the student's answer. After its last day the business may offer again. */
export function OfferAnswer({ application }: { application: ApplicationDetails }) {
  const { company, offer, stopUntil } = application
  const isClosed = offer !== null && (offer.late || offer.calledOff)
  return (
    <section className="grid gap-3">
      <h3 className="flex flex-wrap items-center gap-3">
        Status <StateChip state="offer" />
      </h3>
      <p>{offerText(offer, company)}</p>
      {offer && (
        <div className="rounded-card bg-sunk p-4">
          <OfferFacts offer={offer} isOpen />
        </div>
      )}
      {stopUntil && !isClosed && (
        <p>
          You are under 18, so we will tell your guardians when you accept, and they can stop it
          until {shortDay(stopUntil)}. Talk to them first.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!isClosed && <AcceptOffer application={application} />}
        <DeclineApplication application={application} subject="offer" />
      </div>
    </section>
  )
}

function offerText(offer: Offer | null, company: string): string {
  if (offer?.calledOff)
    return `This offer was called off: ${company} cannot hire through Upful at the moment. You did nothing wrong.`
  if (offer?.late) return `The last day to answer has passed. ${company} can offer it again.`
  return `${company} is offering you this. They are waiting for your answer.`
}
