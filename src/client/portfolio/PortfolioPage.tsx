import { FolderOpen } from 'lucide-react'
import { LearnLinks } from '../app/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePages } from '../app/use-pages.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { EntryCard } from './EntryCard.tsx'

export function PortfolioPage() {
  return (
    <>
      <LearnLinks />
      <PageTitle title="Portfolio">Only you see them, until you show a mentor a project.</PageTitle>
      <Entries />
    </>
  )
}

function Entries() {
  const list = usePages('GET /api/portfolio', {}, 'before')
  if (!list.pages)
    return list.error ? (
      <ErrorState
        title="Your portfolio did not load"
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      >
        {list.error.message}
      </ErrorState>
    ) : (
      <Spinner label="Loading portfolio..." />
    )

  const entries = list.pages.flatMap((page) => page.entries)
  if (entries.length === 0)
    return (
      <EmptyState
        icon={FolderOpen}
        title="Nothing here yet"
        action={
          <Link to="/courses" className={buttonClass('main')}>
            See the courses
          </Link>
        }
      >
        Each course has a project or a reflection. What you make there is kept here, to show what
        you can do.
      </EmptyState>
    )
  return (
    <>
      <ul className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        {entries.map((entry) => (
          <EntryCard key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  )
}
