import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import type { ReviewCardShown } from '#contract/review.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { toTop } from '../app/to-top.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { ReviewCard } from './ReviewCard.tsx'

interface ReviewSessionProps {
  cards: readonly ReviewCardShown[]
  /** How many cards are still due. */
  more: number
  onMore: () => void
}

/** One card at a time; an answered card shows its explanation until Next is pressed. */
export function ReviewSession({ cards, more, onMore }: ReviewSessionProps) {
  const [index, setIndex] = useState(0)
  const [right, setRight] = useState(0)
  const card = cards[index]
  if (!card) return <SessionDone right={right} of={cards.length} more={more} onMore={onMore} />
  return (
    <div className="mx-auto max-w-2xl">
      <div className="mb-4">
        <p className="mb-1.5 text-sm font-semibold tabular-nums">
          {index + 1} of {cards.length}
        </p>
        <ProgressBar label="Review" value={index} max={cards.length} className="h-2" />
      </div>
      <ReviewCard
        key={card.id}
        card={card}
        isLast={index === cards.length - 1}
        onNext={(wasRight) => {
          setRight(right + (wasRight ? 1 : 0))
          setIndex(index + 1)
          toTop()
        }}
      />
    </div>
  )
}

interface SessionDoneProps {
  right: number
  of: number
  more: number
  onMore: () => void
}

function SessionDone({ right, of, more, onMore }: SessionDoneProps) {
  return (
    <Card className="rise mx-auto max-w-2xl">
      <ProgressBar label="Review" value={of} max={of} className="h-2" />
      <EmptyState
        title={right === of ? 'All correct. You know these.' : `${right} of ${of} right`}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Link to={pages.courses} className={buttonClass('main')}>
              Keep learning
            </Link>
            {more > 0 && (
              <Button tone="quiet" onClick={onMore}>
                {plural(more, 'more question')}
              </Button>
            )}
          </div>
        }
      >
        Questions you knew stay away longer. Questions you missed come back soon.
      </EmptyState>
    </Card>
  )
}
