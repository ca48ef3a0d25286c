import { RefreshCw, SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { FeedState } from '#contract/openings.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useSearchParam } from '../app/location.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { useSession } from '../app/session.ts'
import { usePages } from '../app/use-pages.ts'
import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { useStore } from '../ui/use-store.ts'
import { FilterBar } from './FilterBar.tsx'
import { NoneFound } from './NoneFound.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { useFilters } from './use-filters.ts'
import { visitedOpening } from './visited-opening.ts'
import { useRefresh } from './use-refresh.ts'

export function OpeningsTab() {
  const session = useSession()
  const visited = useStore(visitedOpening)
  if (session.state !== 'signed-in')
    return <EmptyState title="Please log in to view opportunities." />
  const student = session.user.role === 'student'
  return (
    <>
      <JobLinks />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Openings student={student} />
        <aside className="grid grid-cols-1 gap-4">
          {student && <WishCard />}
          <Suspense fallback={<Spinner />}>
            <JobOpenings />
          </Suspense>
        </aside>
      </div>
      <OnDemand>{visited && <AskApplied />}</OnDemand>
    </>
  )
}

/** The list starts with internships; this links to the rest. */
function OtherTypes({ count, show }: { count: number; show: () => void }) {
  if (count === 0) return null
  return (
    <Button tone="quiet" className="mt-4 w-full" onClick={show}>
      {count >= 100 ? 'More than 100' : count} more in All Opportunities
    </Button>
  )
}

function Openings({ student }: { student: boolean }) {
  const [filters, change] = useFilters()
  const list = usePages('GET /api/opportunities', filters, 'after')
  const pages = list.data ?? []
  const openings = pages.flatMap((page) => page.opportunities)
  const hidden = pages.flatMap((page) => page.hidden)
  const type = filters.type ?? pages[0]?.type ?? 'internship'
  return (
    <section aria-label="Openings" className="grid grid-cols-1 gap-4">
      <FilterBar filters={filters} type={type} change={change} canSave={student} />
      <FeedLine feed={pages[0]?.feed} />
      <Loaded
        query={list}
        loading="Loading opportunities..."
        failed="Failed to load opportunities. Please try again later."
      >
        {() => (
          <div aria-busy={list.isFetching}>
            {openings.length + hidden.length === 0 ? (
              <NoneFound filters={filters} type={type} change={change} />
            ) : (
              <ul aria-label="Opportunities" className="grid grid-cols-1 gap-4">
                {openings.map((opening) => (
                  <OpeningCard key={opening.id} opening={opening} student={student} />
                ))}
                {hidden.map((opening) => (
                  <Suspense key={opening.id}>
                    <HiddenOpeningCard opening={opening} />
                  </Suspense>
                ))}
              </ul>
            )}
            <MoreButton list={list} />
            <OtherTypes count={pages[0]?.others ?? 0} show={() => change({ type: 'all' })} />
          </div>
        )}
      </Loaded>
    </section>
  )
}

/** The heading of the list, its age and the Refresh button. */
function FeedLine({ feed }: { feed: FeedState | undefined }) {
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
    const listAge = time ? ` This list is from ${time}.` : ''
    return `Could not fetch opportunities: ${problem}.${listAge}`
  }
  return time ? `Updated ${time}` : 'Local programmes and postings'
}

const JobOpenings = lazyPart(() => import('./JobOpenings.tsx'), 'JobOpenings')
const AskApplied = lazyPart(() => import('./AskApplied.tsx'), 'AskApplied')
// Only in a list of saved openings, and rare there.
const HiddenOpeningCard = lazyPart(() => import('./HiddenOpeningCard.tsx'), 'HiddenOpeningCard')
const WishSheet = lazyPart(() => import('./WishSheet.tsx'), 'WishSheet')

function WishCard() {
  // Links in the parts of a match open this by the address.
  const [wantParam, setWantParam] = useSearchParam('want')
  const [pressed, setPressed] = useState(false)
  const open = pressed || wantParam === 'say'
  function close() {
    setPressed(false)
    if (wantParam !== null) setWantParam(null)
  }
  return (
    <Card title="What I want">
      <p className="mb-3 text-ink-soft">
        Tell us what work you are looking for and where. Your matches will reflect it.
      </p>
      <Button tone="quiet" onClick={() => setPressed(true)} className="max-sm:w-full">
        <Icon of={SlidersHorizontal} size={18} />
        Choose
      </Button>
      {open && (
        <OnDemand>
          <WishSheet onClose={close} />
        </OnDemand>
      )}
    </Card>
  )
}
