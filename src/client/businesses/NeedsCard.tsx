import { Inbox } from 'lucide-react'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import type { OpeningNeeds } from './needs-by-opening.ts'
import { PostingLine } from './PostingLine.tsx'

/** What needs an answer: each opening once, with all that it asks for. */
export function NeedsCard({ openings }: { openings: readonly OpeningNeeds[] }) {
  return (
    <Card title="Needs you">
      {openings.length === 0 ? (
        <EmptyState icon={Inbox} title="Nobody is waiting for you">
          New applicants, and openings that are held back or close soon, show up here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {openings.map(({ id, title, page, words, deadline }) => (
            <PostingLine key={id} id={id} title={title} page={page}>
              {words.join(' · ')}
              {deadline !== undefined && (
                <span className="block">
                  <Deadline day={deadline} />
                </span>
              )}
            </PostingLine>
          ))}
        </ul>
      )}
    </Card>
  )
}
