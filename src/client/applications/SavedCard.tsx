import type { SavedOpening } from '#contract/applications.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Link } from '../app/Link.tsx'
import { StateChip } from '../parts/applications/StateChip.tsx'

/** An opening that was saved but not applied for, with a link to its page. */
export function SavedCard({ opening }: { opening: SavedOpening }) {
  const { opportunityId: id, title, company, deadline, deadlineEstimated, open } = opening
  return (
    <li className="relative rounded-control border border-line bg-card p-3 hover:border-edge">
      <Link
        to={href(pages.opening, { id })}
        className="font-semibold before:absolute before:inset-0"
      >
        {title}
      </Link>
      <p className="text-sm text-ink-soft">{company}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <StateChip state="saved" />
        <Deadline day={deadline} estimated={deadlineEstimated} open={open} />
      </p>
    </li>
  )
}
