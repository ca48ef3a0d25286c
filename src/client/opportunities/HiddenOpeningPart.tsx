import type { HiddenOpening } from '#contract/opportunities.ts'
import { navigate } from '../app/navigate.ts'
import { HiddenChip } from '../app/HiddenChip.tsx'
import { Link } from '../app/Link.tsx'
import { RemoveSaved } from '../app/RemoveSaved.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

const words = {
  checking: 'Our staff are checking this opening. You can read it here again if they show it.',
  closed: 'This opening has ended and takes no more applications.',
} as const

/** The page of an opening that nobody can read now, for a student who saved it or applied. */
export function HiddenOpeningPart({ opening }: { opening: HiddenOpening }) {
  const { id, title, company, standing, saved } = opening
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div>
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-0.5 font-semibold">{company}</p>
      </div>
      <p>
        <HiddenChip standing={standing} />
      </p>
      <p>{words[standing]}</p>
      <div className="flex flex-wrap gap-3">
        <Link to="/applications" className={buttonClass()}>
          My applications
        </Link>
        {saved && <RemoveSaved id={id} title={title} onDone={() => navigate('/applications')} />}
      </div>
    </Card>
  )
}
