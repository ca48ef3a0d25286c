import * as pages from '#domain/pages.ts'
import { LearnLinks } from '../parts/learning/LearnLinks.tsx'
import { Link } from '../app/Link.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { usePages } from '../app/use-pages.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PassedSimulations } from './PassedSimulations.tsx'
import { PortfolioCard } from './PortfolioCard.tsx'

export function PortfolioPage() {
  return (
    <>
      <LearnLinks />
      <PageTitle title="Portfolio">
        Only you can see this, unless you let a mentor read a project. If the mentor passes it, you
        have shown the skill.
      </PageTitle>
      <Link to={pages.cvs} className={buttonClass('quiet', 'mb-4')}>
        Put it in your CV
      </Link>
      <PassedSimulations />
      <PortfolioList />
    </>
  )
}

function PortfolioList() {
  const list = usePages('GET /api/portfolio', {}, 'before')
  return (
    <LoadedList
      list={list}
      loading="Loading portfolio..."
      failed="Your portfolio did not load"
      itemsOf={({ entries }) => entries}
      empty={
        <EmptyState
          picture={<DoctorBird mood="curious" className="h-24" />}
          title="Nothing here yet"
          action={
            <Link to={pages.courses} className={buttonClass('main')}>
              See the courses
            </Link>
          }
        >
          Each course has a project or a reflection. What you make there is saved here, to show what
          you can do.
        </EmptyState>
      }
      className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2"
    >
      {(entry) => <PortfolioCard key={entry.id} entry={entry} />}
    </LoadedList>
  )
}
