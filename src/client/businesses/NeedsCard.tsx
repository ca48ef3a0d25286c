import { Inbox } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { BusinessHome } from '#contract/businesses.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PostingLine } from './PostingLine.tsx'

interface NeedsCardProps {
  needs: BusinessHome['needs']
  verified: boolean
}

/** What needs an answer: waiting applicants, and openings that are held back. */
export function NeedsCard({ needs, verified }: NeedsCardProps) {
  const { unread, answered, otherTimes, held } = needs
  return (
    <Card title="Who needs you">
      {[unread, answered, otherTimes, held].every((each) => each.length === 0) ? (
        <EmptyState icon={Inbox} title="Nobody is waiting for you">
          New applicants show up here first.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {unread.map(({ id, title, count }) => (
            <PostingLine key={id} id={id} title={title} page={verified ? 'applicants' : 'posting'}>
              {plural(count, 'new applicant')}
              {!verified && ', which you can read once you are verified'}
            </PostingLine>
          ))}
          {answered.map(({ id, title, ...counts }) => (
            <PostingLine key={`answered-${id}`} id={id} title={title} page="applicants">
              {answeredWords(counts)}
            </PostingLine>
          ))}
          {otherTimes.map(({ id, title, count }) => (
            <PostingLine key={`times-${id}`} id={id} title={title} page="applicants">
              {plural(count, 'asks for other times', 'ask for other times')}
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

/** '1 accepted your offer, 2 withdrew' */
function answeredWords(
  counts: Omit<BusinessHome['needs']['answered'][number], 'id' | 'title'>,
): string {
  const { accepted, turnedDown, withdrawn } = counts
  const words = [
    accepted > 0 && `${accepted} accepted your offer`,
    turnedDown > 0 && `${turnedDown} declined your offer`,
    withdrawn > 0 && `${withdrawn} withdrew`,
  ]
  return words.filter(Boolean).join(', ')
}
