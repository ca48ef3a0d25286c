import type { OpeningCard } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { matchWords } from '../parts/openings/match-words.ts'
import { OpeningFacts } from '../parts/openings/OpeningFacts.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'

/** The opening that fits the student best and that they have not applied for; nothing while there is none. */
export function FittingOpening() {
  const { data } = useApi('GET /api/opportunities', {})
  const opening = data?.opportunities.find(isForThem)
  if (opening === undefined) return null
  const { id, title, company, match, deadline, deadlineEstimated } = opening
  return (
    <section aria-label="An opening for you">
      <header className="mb-2 flex items-baseline justify-between gap-3">
        <h2 className="text-xl">{match === null ? 'Open now' : 'This could fit you'}</h2>
        <Link
          to={href(pages.dashboard, { tab: 'opportunities' })}
          className="link inline-flex min-h-11 items-center text-sm"
        >
          All openings
        </Link>
      </header>
      <Card className="relative">
        <h3 className="text-lg leading-6">
          {/* The whole card is the target of a finger. */}
          <Link to={href(pages.opening, { id })} className="after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="font-semibold">{company}</p>
        <OpeningFacts opening={opening} />
        <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
          {match !== null && <Chip tone="leaf">{matchWords(match)}</Chip>}
          <Deadline day={deadline} estimated={deadlineEstimated} />
        </p>
      </Card>
    </section>
  )
}

function isForThem({ notFor, service, application }: OpeningCard): boolean {
  return notFor === null && !service && application === null
}
