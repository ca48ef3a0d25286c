import { Inbox } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { BusinessHome } from '#contract/businesses.ts'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PostingLine } from './PostingLine.tsx'

interface NeedsCardProps {
  needs: BusinessHome['needs']
  verified: boolean
}

/** What needs an answer: waiting applicants, openings that are held back, and those that close soon. */
export function NeedsCard({ needs, verified }: NeedsCardProps) {
  const { unread, otherTimes, held, closingSoon } = needs
  // Those with somebody new are listed already.
  const closedWaiting = needs.closedWaiting.filter(
    ({ id }) => !unread.some((posting) => posting.id === id),
  )
  return (
    <Card title="Needs you">
      {[unread, otherTimes, closedWaiting, held, closingSoon].every((each) => each.length === 0) ? (
        <EmptyState icon={Inbox} title="Nobody is waiting for you">
          New applicants, and openings that are held back or close soon, show up here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {unread.map(({ id, title, count }) => (
            <PostingLine key={id} id={id} title={title} page={verified ? 'applicants' : 'posting'}>
              {plural(count, 'new applicant')}
              {!verified && ', which you can read once you are verified'}
            </PostingLine>
          ))}
          {otherTimes.map(({ id, title, count }) => (
            <PostingLine key={`times-${id}`} id={id} title={title} page="applicants">
              {plural(count, 'asks for other times', 'ask for other times')}
            </PostingLine>
          ))}
          {closedWaiting.map(({ id, title, count }) => (
            <PostingLine key={`waiting-${id}`} id={id} title={title} page="applicants">
              Closed, but {plural(count, 'person still waits', 'people still wait')} for an answer
            </PostingLine>
          ))}
          {held.map(({ id, title }) => (
            <PostingLine key={id} id={id} title={title}>
              Held back. See why.
            </PostingLine>
          ))}
          {closingSoon.map(({ id, title, deadline }) => (
            <PostingLine key={`closing-${id}`} id={id} title={title}>
              <Deadline day={deadline} />
            </PostingLine>
          ))}
        </ul>
      )}
    </Card>
  )
}
