import { CalendarCheck } from 'lucide-react'
import { useState } from 'react'
import { plural } from '#domain/text/plural.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { shortDate } from '../app/dates.ts'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ReviewSession } from './ReviewSession.tsx'

type Review = Output<'GET /api/review'>

export function ReviewPage() {
  const query = useApi('GET /api/review', {})
  return (
    <>
      <LearnLinks />
      <PageTitle title="Daily five">
        Questions you missed come back until you know them. Five a day, two minutes.
      </PageTitle>
      <Loaded query={query} loading="Loading review..." failed="Your review did not load">
        {(review) => <Today review={review} />}
      </Loaded>
    </>
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
  return (
    <Card className="mx-auto max-w-2xl">
      <EmptyState
        icon={CalendarCheck}
        title={finished ? 'Done for today' : nothingTitle(cards.length)}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {cards.length > 0 && (
              <Button tone={finished ? 'quiet' : 'main'} onClick={onBegin}>
                {finished ? 'Review some more' : 'Start'}
              </Button>
            )}
            <Link to={pages.courses} className={buttonClass(finished ? 'main' : 'quiet')}>
              Keep learning
            </Link>
          </div>
        }
      >
        {nextDue
          ? `The next question comes back on ${shortDate(nextDue)}.`
          : 'Questions you miss in quizzes and assessments come back here.'}
      </EmptyState>
    </Card>
  )
}

function nothingTitle(waiting: number): string {
  if (waiting === 0) return 'Nothing to review today'
  return plural(waiting, 'question is waiting', 'questions are waiting')
}
