import { Rss } from 'lucide-react'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { FeedCard } from './FeedCard.tsx'
import { ImportCard } from './ImportCard.tsx'

/** Where openings come from, and how well. */
export function FeedsDesk() {
  const { data, error, refetch, isFetching } = useApi('GET /api/staff/feeds', {})
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {data === undefined ? (
        error ? (
          <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
            {error.message}
          </ErrorState>
        ) : (
          <Spinner />
        )
      ) : data.feeds.length === 0 ? (
        <Card title="Feeds">
          <EmptyState icon={Rss} title="No feed was read yet">
            Each feed that the operator has set up stands here after its first reading.
          </EmptyState>
        </Card>
      ) : (
        data.feeds.map((feed) => <FeedCard key={feed.source} feed={feed} />)
      )}
      <ImportCard />
    </div>
  )
}
