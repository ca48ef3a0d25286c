import type { HiddenOpening } from '#contract/openings.ts'
import { hiddenWords } from '#domain/openings/opening.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { SaveButton } from './SaveButton.tsx'

const words = {
  checking: 'Our staff are checking this opening. If we show it again, you can read it here.',
  closed: 'This opening has ended and takes no more applications.',
} as const

/** The page of an opening that is not public at the moment, for a student who saved it or applied. */
export function HiddenOpeningPart({ opening }: { opening: HiddenOpening }) {
  const { id, title, company, standing, saved } = opening
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-0.5 font-semibold">{company}</p>
      </div>
      <p>
        <Chip tone={standing === 'checking' ? 'sun' : 'plain'}>{hiddenWords[standing]}</Chip>
      </p>
      <p>{words[standing]}</p>
      <div className="flex flex-wrap gap-3">
        <Link to={pages.applications} className={buttonClass()}>
          My applications
        </Link>
        {saved && <SaveButton id={id} title={title} saved />}
      </div>
    </Card>
  )
}
