import type { Offer } from '#contract/interviews.ts'
import { payInWords } from '#domain/pay.ts'
import { shortDay } from './dates.ts'
import { Fact, FactList } from './FactList.tsx'

interface OfferFactsProps {
  offer: Offer
  /** It waits for an answer, so the last day for one matters. */
  isOpen: boolean
}

/** What is offered, or was accepted. */
export function OfferFacts({ offer, isOpen }: OfferFactsProps) {
  const { startsOn, hoursAWeek, pay, answerBy, late, calledOff } = offer
  return (
    <FactList short>
      <Fact name="First day">{shortDay(startsOn)}</Fact>
      <Fact name="Hours a week">{hoursAWeek}</Fact>
      <Fact name="Pay">{pay === null ? 'Not paid' : payInWords(pay)}</Fact>
      {isOpen && !calledOff && (
        <Fact name="Answer by">
          {shortDay(answerBy)}
          {late && ', which is over'}
        </Fact>
      )}
    </FactList>
  )
}
