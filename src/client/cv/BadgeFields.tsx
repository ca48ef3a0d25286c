import { shownBadge, type Cv, type CvDocument } from '#domain/cv/cv.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Select } from '../ui/Select.tsx'
import { Tick } from '../ui/Tick.tsx'

interface BadgeFieldsProps {
  cv: Cv
  change: (part: Partial<CvDocument>) => void
}

/** One badge with its QR code, so that somebody who holds the paper can check it. */
export function BadgeFields({ cv, change }: BadgeFieldsProps) {
  const { badges } = cv
  const [first] = badges
  const shown = shownBadge(cv)
  if (first === undefined)
    return (
      <p className="text-ink-soft">
        A badge can be here too, with a QR code to check it. Get one under{' '}
        <Link to={href(pages.badges, {})} className="link">
          Badges
        </Link>
        , and show your name on its page.
      </p>
    )
  return (
    <div className="grid gap-2">
      <Tick
        label="Show a badge with its QR code"
        hint="Anybody who scans it sees on Upful that the badge is real and yours."
        on={shown !== undefined}
        onFlip={(isOn) => change({ badge: isOn ? first.id : '' })}
      />
      {shown && badges.length > 1 && (
        <Select
          label="Which badge"
          value={shown.id}
          options={badges.map(({ id, title }) => ({ value: id, label: title }))}
          onChange={({ currentTarget: { value } }) => change({ badge: value })}
        />
      )}
    </div>
  )
}
