import { Rss } from 'lucide-react'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { FeedCard } from './FeedCard.tsx'
import { ImportBatchPage } from './imports/ImportBatchPage.tsx'
import { ImportCard } from './imports/ImportCard.tsx'
import { ImportsCard } from './imports/ImportsCard.tsx'

/** The feeds and their health, and the files that staff imported. */
export function FeedsDesk() {
  const [batch] = useSearchParam('batch')
  return batch === null ? <FeedsAndFiles /> : <ImportBatchPage key={batch} id={batch} />
}

function FeedsAndFiles() {
  const query = useApi('GET /api/staff/feeds', {})
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      <Loaded query={query}>
        {({ feeds }) =>
          feeds.length === 0 ? (
            <Card title="Feeds">
              <EmptyState icon={Rss} title="No feed was read yet">
                Each feed that the operator has set up is listed here after it was first read.
              </EmptyState>
            </Card>
          ) : (
            feeds.map((feed) => <FeedCard key={feed.source} feed={feed} />)
          )
        }
      </Loaded>
      <ImportCard />
      <ImportsCard />
    </div>
  )
}
