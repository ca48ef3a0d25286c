import type { HiddenOpening } from '#contract/openings.ts'
import { hiddenWords } from '#domain/openings/opening.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { SaveButton } from './SaveButton.tsx'

/** A saved opening that is not public at the moment. */
export function HiddenOpeningCard({ opening }: { opening: HiddenOpening }) {
  const { id, title, company, standing } = opening
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-3">
      <div>
        <h3 className="text-xl leading-6">
          <Link to={href(pages.opening, { id })} className="rounded-control hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-0.5 font-semibold">{company}</p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Chip tone={standing === 'checking' ? 'sun' : 'plain'}>{hiddenWords[standing]}</Chip>
        <SaveButton id={id} title={title} saved />
      </div>
    </Card>
  )
}
