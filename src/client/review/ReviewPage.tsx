import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useApi } from '../app/use-api.ts'
import { NotLoaded } from '../app/Loaded.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { EndScreen } from '../parts/learning/EndScreen.tsx'
import { WayOut } from '../parts/learning/StepScreen.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { leaveReview } from './leave-review.ts'
import { ReviewSession } from './ReviewSession.tsx'

type Review = Output<'GET /api/review'>

/** The whole screen, like a lesson. */
export function ReviewPage() {
  const query = useApi('GET /api/review', {})
  if (query.data) return <Today review={query.data} />
  return (
    <div className="mx-auto max-w-xl">
      <WayOut leave={leaveReview} />
      <NotLoaded query={query} loading="Loading review..." failed="Your review did not load" />
    </div>
  )
}

/** The cards due when the session began: answering one must not change the list. */
function Today({ review }: { review: Review }) {
  const [cards, setCards] = useState(review.finished ? [] : review.cards)
  const begin = () => setCards(review.cards)
  if (cards.length > 0)
    return (
      <ReviewSession
        key={cards.map(({ id }) => id).join()}
        cards={cards}
        more={review.cards.length}
        onMore={begin}
      />
    )
  return <NothingNow review={review} onBegin={begin} />
}

function NothingNow({ review, onBegin }: { review: Review; onBegin: () => void }) {
  const { finished, nextDue, cards } = review
  const isStartMain = cards.length > 0 && !finished
  return (
    <EndScreen
      label="Review"
      actions={
        <>
          {cards.length > 0 && (
            <Button tone={isStartMain ? 'main' : 'quiet'} onClick={onBegin} className="min-h-13">
              {finished ? 'Review some more' : 'Start'}
            </Button>
          )}
          <Link
            to={pages.courses}
            className={buttonClass(isStartMain ? 'quiet' : 'main', 'min-h-13')}
          >
            Keep learning
          </Link>
          <Link to={pages.dashboard} className={buttonClass('plain', 'min-h-12')}>
            Home
          </Link>
        </>
      }
    >
      <DoctorBird mood={finished ? 'proud' : 'sleepy'} className="mx-auto h-28" />
      <p className="mt-5 font-semibold text-ink-soft">Daily five</p>
      <h1 className="mt-1 text-2xl font-extrabold sm:text-3xl">
        {finished ? 'Done for today' : nothingTitle(cards.length)}
      </h1>
      <p className="mx-auto mt-4 max-w-sm text-ink-soft">
        {nextDue
          ? `The next question comes back on ${shortDate(nextDue)}.`
          : 'Questions you miss in quizzes and assessments come back here.'}
      </p>
    </EndScreen>
  )
}

function nothingTitle(waiting: number): string {
  if (waiting === 0) return 'Nothing to review today'
  return plural(waiting, 'question is waiting', 'questions are waiting')
}
