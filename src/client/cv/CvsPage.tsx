import { FileText } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { CvVersion } from '#contract/cv.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { Icon } from '../ui/Icon.tsx'
import { NewCv } from './NewCv.tsx'

/** The versions of a student's CV, and ways to begin another. */
export function CvsPage() {
  const query = useApi('GET /api/cvs', {})
  return (
    <>
      <JobLinks />
      <PageTitle title="Your CV">
        Filled with what you showed on Upful. A version for each kind of work is better than one for
        all.
      </PageTitle>
      <Loaded query={query} loading="Loading your CVs..." failed="Your CVs did not load">
        {({ cvs }) => (
          <>
            {cvs.length > 0 && <Versions cvs={cvs} />}
            <NewCv isFirst={cvs.length === 0} />
          </>
        )}
      </Loaded>
    </>
  )
}

function Versions({ cvs }: { cvs: readonly CvVersion[] }) {
  return (
    <ul aria-label="Your versions" className="mb-8 grid grid-cols-1 gap-3 sm:grid-cols-2">
      {cvs.map(({ id, name, opening, changedAt }) => (
        <li key={id}>
          <Link
            to={href(pages.cv, { id })}
            className="flex h-full min-h-16 items-center gap-4 rounded-card border border-line bg-card px-4 py-3 shadow-raised hover:bg-sunk"
          >
            <Icon of={FileText} size={26} className="shrink-0 text-leaf-strong" />
            <span className="min-w-0">
              <span className="block font-bold wrap-anywhere">{name}</span>
              <span className="block text-sm text-ink-soft">
                {opening ? `For ${opening.name}. ` : ''}Changed {shortDate(changedAt)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
