import type { OpportunityCard } from '#contract/opportunities.ts'
import { Deadline } from './Deadline.tsx'
import { OpeningFacts, type OpeningInShort } from './OpeningFacts.tsx'

interface OpeningHeadProps {
  opening: OpeningInShort &
    Pick<OpportunityCard, 'title' | 'company' | 'deadline' | 'deadlineEstimated'>
  /** False where it has closed before its day. */
  open?: boolean
  as?: 'h1' | 'h3'
}

/** What an opening says of itself first: to students on its page, to a business in its preview. */
export function OpeningHead({ opening, open = true, as: Heading = 'h1' }: OpeningHeadProps) {
  const { title, company, deadline, deadlineEstimated } = opening
  return (
    <header>
      <Heading className="text-2xl font-extrabold sm:text-3xl">{title}</Heading>
      <p className="mt-1 text-xl font-semibold">{company}</p>
      <OpeningFacts opening={opening} />
      <p className="mt-2">
        <Deadline day={deadline} estimated={deadlineEstimated} open={open} />
      </p>
    </header>
  )
}
