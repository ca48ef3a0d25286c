import type { OpeningCard } from '#contract/openings.ts'
import { Deadline } from '../applications/Deadline.tsx'
import { OpeningFacts, type OpeningFactFields } from './OpeningFacts.tsx'

interface OpeningHeadProps {
  opening: OpeningFactFields &
    Pick<OpeningCard, 'title' | 'company' | 'deadline' | 'deadlineEstimated'>
  /** False if it closed before its deadline. */
  open?: boolean
  as?: 'h1' | 'h3'
}

/** The top of an opening: on its page for students, in the preview for a business. */
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
