import { plural } from '#domain/text/plural.ts'
import type { PostingSummary } from '#contract/postings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { kindLabel } from '../parts/openings/kind-label.ts'
import { shortDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { stateWords } from './posting-words.ts'

/** One opening in the list: its state and its counts. */
export function PostingCard({ posting }: { posting: PostingSummary }) {
  const { id, title, kind, state, deadline, counts, publishOn } = posting
  const { label, tone } = stateWords[state]
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h2 className="min-w-0 text-xl">
          <Link to={href(pages.posting, { id })} className="hover:underline">
            {title}
          </Link>
        </h2>
        <Chip tone={tone}>{label}</Chip>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
        {kindLabel(kind)}
        {state === 'published' && <Deadline day={deadline} />}
        {publishOn !== null && <span>Goes out on {shortDay(publishOn)}</span>}
      </p>
      {state !== 'draft' && (
        <p className="text-sm tabular-nums">
          {plural(counts.views, 'view')}, {counts.saves} saved,{' '}
          {plural(counts.applications, 'application')}
        </p>
      )}
      {counts.applications > 0 && (
        <Link
          to={href(pages.applicants, { id })}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          Applicants<span className="sr-only"> for {title}</span>
          {counts.unread > 0 && <Chip tone="sea">{counts.unread} new</Chip>}
        </Link>
      )}
    </Card>
  )
}
