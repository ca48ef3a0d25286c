import type { Offer } from '#contract/interviews.ts'
import { lessThanPromised } from '#domain/openings/offer.ts'
import { payInWords } from '#domain/openings/pay.ts'
import { dayWithYear } from '../../app/dates.ts'
import { Fact, FactList } from './FactList.tsx'

interface OfferFactsProps {
  offer: Offer
  /** It is still unanswered, so show the last day to answer. */
  isOpen: boolean
}

/** The terms of an offer, open or accepted. */
export function OfferFacts({ offer, isOpen }: OfferFactsProps) {
  const { startsOn, hoursAWeek, pay, answerBy, late, calledOff, come, openingPay } = offer
  return (
    <FactList short>
      <Fact name="First day">{dayWithYear(startsOn)}</Fact>
      <Fact name="Hours a week">{hoursAWeek}</Fact>
      <Fact name="Pay">
        {pay === null ? 'Not paid' : payInWords(pay)}
        {openingPay && (
          <span className="block text-coral">{lessThanPromised(pay, openingPay)}</span>
        )}
      </Fact>
      {come && (
        <>
          <Fact name="Where to come">{come.place ?? 'You start online'}</Fact>
          <Fact name="Ask for">
            {come.contactName} ({come.contactPosition})
          </Fact>
        </>
      )}
      {isOpen && !calledOff && (
        <Fact name="Answer by">
          {dayWithYear(answerBy)}
          {late && ', which has passed'}
        </Fact>
      )}
    </FactList>
  )
}
