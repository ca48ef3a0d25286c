import { Eye } from 'lucide-react'
import { useState } from 'react'
import type { Posting } from '#contract/postings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Link } from '../app/Link.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { Figure } from '../ui/Figure.tsx'
import { HoldReasons } from './HoldReasons.tsx'
import { PostingActions } from './PostingActions.tsx'
import { PostingPreview } from './PostingPreview.tsx'
import { meaningOf, stateWords } from './posting-words.ts'

/** The state of an opening and the reasons for it, its counts and its actions. */
export function PostingStanding({ posting }: { posting: Posting }) {
  const { id, state, heldBy, deadline, counts, adultsOnly } = posting
  const [looking, setLooking] = useState(false)
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
        {counts.applications > 0 && (
          <Link to={href(pages.applicants, { id })} className={buttonClass('main')}>
            See the applicants
            {counts.unread > 0 && ` (${counts.unread} new)`}
          </Link>
        )}
        <Button tone="quiet" onClick={() => setLooking(true)}>
          <Icon of={Eye} size={18} /> See it as students do
        </Button>
        <PostingActions posting={posting} />
      </div>
      <Sheet open={looking} onClose={() => setLooking(false)} title="As students see it">
        <p className="mb-4 text-sm text-ink-soft">What is saved. Save your changes to see them.</p>
        <PostingPreview posting={posting} />
      </Sheet>
    </Card>
  )
}
