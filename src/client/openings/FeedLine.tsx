import { RefreshCw } from 'lucide-react'
import type { FeedState } from '#contract/openings.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useRefresh } from './use-refresh.ts'

/** The heading of the list, its age and the Refresh button. */
export function FeedLine({ feed }: { feed: FeedState | undefined }) {
  const { refresh, refreshing } = useRefresh(feed)
  return (
    // With large text the button wraps below, so that the heading's words aren't broken.
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="min-w-0 grow basis-44">
        <h2 className="text-xl">Opportunities</h2>
        <p role="status" className="text-sm text-ink-soft">
          {refreshing ? 'Looking for new openings...' : feed && stateOf(feed)}
        </p>
      </div>
      <Button tone="quiet" busy={refreshing} onClick={refresh} className="shrink-0 px-4">
        {!refreshing && <Icon of={RefreshCw} size={18} />}
        {refreshing ? 'Refreshing...' : 'Refresh'}
      </Button>
    </div>
  )
}

function stateOf({ updatedAt, problem }: FeedState): string {
  const time = updatedAt ? `${shortDate(updatedAt)}, ${timeOfDay(updatedAt)}` : ''
  if (problem) {
    const kept = time ? ` This list is from ${time}.` : ''
    return `Could not fetch opportunities: ${problem}.${kept}`
  }
  return time ? `Updated ${time}` : 'Local programmes and postings'
}
