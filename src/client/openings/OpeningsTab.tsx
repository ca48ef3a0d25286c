import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { MoreButton } from '../app/MoreButton.tsx'
import { useSession } from '../app/session.ts'
import { usePages } from '../app/use-pages.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AskApplied } from './AskApplied.tsx'
import { FeedLine } from './FeedLine.tsx'
import { FilterBar } from './FilterBar.tsx'
import { HiddenOpeningCard } from './HiddenOpeningCard.tsx'
import { JobOpenings } from './JobOpenings.tsx'
import { NoneFound } from './NoneFound.tsx'
import { OpeningCard } from './OpeningCard.tsx'
import { useFilters } from './use-filters.ts'
import { WishCard } from './WishCard.tsx'

export function OpeningsTab() {
  const session = useSession()
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
          <JobOpenings />
        </aside>
      </div>
      <AskApplied />
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
      <FeedLine feed={pages[0]?.feed} />
      <FilterBar filters={filters} type={type} change={change} canSave={student} />
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
                  <HiddenOpeningCard key={opening.id} opening={opening} />
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
