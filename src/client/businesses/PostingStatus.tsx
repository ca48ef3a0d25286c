import { Eye } from 'lucide-react'
import { useState, Fragment } from 'react'
import type { Posting, HoldReason } from '#contract/postings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { useApi } from '../app/use-api.ts'
import { Link } from '../app/Link.tsx'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Figure } from '../ui/Figure.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { AnswerTimesList } from './AnswerTimesList.tsx'
import { meaningOf, stateWords } from './posting-words.ts'
import { PostingActions } from './PostingActions.tsx'
import { PostingPreview } from './PostingPreview.tsx'

/** The state of an opening and the reasons for it, its counts and its actions. */
export function PostingStatus({ posting }: { posting: Posting }) {
  const { id, state, heldBy, deadline, counts, adultsOnly } = posting
  const [isPreviewOpen, setPreviewOpen] = useState(false)
  const { label, tone } = stateWords[state]
  return (
    <Card title="Status" aside={<Chip tone={tone}>{label}</Chip>}>
      <div className="grid grid-cols-1 gap-3">
        <p>{meaningOf(state, heldBy)}</p>
        {state === 'published' && <Deadline day={deadline} />}
        <HoldReasons posting={posting} />
        {(state === 'held' || state === 'removed') && (
          <p>
            Is this a mistake?{' '}
            <a href={pages.contact} className="link">
              Write to us
            </a>
            .
          </p>
        )}
        {adultsOnly && (
          <p className="text-sm text-ink-soft">
            Only shown to people 18 and over, because of what its text says.
          </p>
        )}
        {state !== 'draft' && (
          <dl className="grid grid-cols-3 gap-2">
            <Figure label="Views" value={counts.views} />
            <Figure label="Saved" value={counts.saves} />
            <Figure label="Applied" value={counts.applications} />
          </dl>
        )}
        {counts.applications > 0 && <Times posting={posting} />}
        {counts.applications > 0 && (
          <Link to={href(pages.applicants, { id })} className={buttonClass('main')}>
            See the applicants
            {counts.unread > 0 && ` (${counts.unread} new)`}
          </Link>
        )}
        <Button tone="quiet" onClick={() => setPreviewOpen(true)}>
          <Icon of={Eye} size={18} /> See it as students do
        </Button>
        <PostingActions posting={posting} />
      </div>
      <Sheet open={isPreviewOpen} onClose={() => setPreviewOpen(false)} title="As students see it">
        <p className="mb-4 text-sm text-ink-soft">
          This is the saved version. Save your changes to see them here.
        </p>
        <PostingPreview posting={posting} />
      </Sheet>
    </Card>
  )
}

function Times({ posting: { id, work } }: { posting: Posting }) {
  const times = useApi('GET /api/postings/:id/times', { id }).data
  return times && <AnswerTimesList times={times} positions={work.positions} />
}

/** Why students do not see it: the words our rules found, and what to do about them. */
function HoldReasons({ posting: { state, reasons } }: { posting: Posting }) {
  if (reasons.length === 0) return null
  return (
    <section className="rounded-control bg-coral-soft px-4 py-3">
      <h3 className="text-base">
        {state === 'held' ? 'Why it is held back' : 'This would hold it back'}
      </h3>
      <ul className="mt-1 grid list-disc gap-2 pl-5">
        {reasons.map((reason) => (
          <li key={reason.text}>
            {reason.text} <Quotes of={reason.quotes} />
            {reason.advice !== null && <p>{reason.advice}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quotes({ of: quotes }: { of: HoldReason['quotes'] }) {
  if (quotes.length === 0) return null
  return (
    <>
      It says{' '}
      {quotes.map((words, index) => (
        <Fragment key={index}>
          {index > 0 && (index === quotes.length - 1 ? ' and ' : ', ')}
          <q className="font-semibold break-words">{words}</q>
        </Fragment>
      ))}
      .
    </>
  )
}
