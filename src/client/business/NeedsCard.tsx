import { Inbox } from 'lucide-react'
import type { BusinessHome } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PostingLine } from './PostingLine.tsx'

interface NeedsCardProps {
  needs: BusinessHome['needs']
  verified: boolean
}

/** Who needs me: people who applied and wait, and what is held back. */
export function NeedsCard({ needs: { unread, held }, verified }: NeedsCardProps) {
  return (
    <Card title="Who needs you">
      {unread.length + held.length === 0 ? (
        <EmptyState icon={Inbox} title="Nobody waits for you">
          New applicants stand here first.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {unread.map(({ id, title, count }) => (
            <PostingLine key={id} id={id} title={title} page={verified ? 'applicants' : 'posting'}>
              {count === 1 ? '1 new applicant' : `${count} new applicants`}
              {!verified && ', to read once you are verified'}
            </PostingLine>
          ))}
          {held.map(({ id, title }) => (
            <PostingLine key={id} id={id} title={title}>
              Held back. See why.
            </PostingLine>
          ))}
        </ul>
      )}
    </Card>
  )
}
