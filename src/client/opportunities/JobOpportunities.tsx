import type { Output } from '../app/api.ts'
import { shortDay } from '../app/dates.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { usePages } from '../app/use-pages.ts'
import { searchForJob } from './search-for-job.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Spinner } from '../ui/Spinner.tsx'

type Job = Output<'GET /api/job-openings'>['jobs'][number]

/** The second list: jobs from the feeds, newest first, each with a link to its site. */
export function JobOpportunities() {
  const list = usePages('GET /api/job-openings', {}, 'after')
  const jobs = list.pages?.flatMap((page) => page.jobs)
  const feed = list.pages?.[0]?.feed
  // Without feeds on this installation the list would always be empty.
  const unread = feed?.updatedAt === null && !feed.refreshing && feed.problem === null
  if (unread && jobs?.length === 0) return null
  return (
    <Card title="Job Opportunities">
      {jobs === undefined ? (
        list.error ? (
          <ErrorState
            title="Failed to load job opportunities. Please try again later."
            onRetry={() => void list.refetch()}
            retrying={list.isFetching}
          />
        ) : (
          <Spinner />
        )
      ) : jobs.length === 0 ? (
        <EmptyState title="No opportunities found">
          Listings from job sites show up here as they come in.
        </EmptyState>
      ) : (
        <>
          <p className="mb-1 text-sm text-ink-soft">From job sites. Never pay to get a job.</p>
          <ul className="divide-y divide-line">
            {jobs.map((job) => (
              <JobRow key={job.id} job={job} />
            ))}
          </ul>
          <MoreButton list={list} />
        </>
      )}
    </Card>
  )
}

function JobRow({ job }: { job: Job }) {
  const { title, company, location, url, postedOn, source } = job
  return (
    <li className="py-3">
      <p className="font-semibold">{title}</p>
      <p className="text-sm text-ink-soft">
        {company} · {location}
      </p>
      <p className="text-sm text-ink-soft">
        {source}
        {postedOn && `, ${shortDay(postedOn)}`}
      </p>
      <OutsideLink
        href={url ?? searchForJob(job)}
        className="link inline-flex min-h-11 items-center"
      >
        {url ? 'View Job' : 'Search for Job'}
        <span className="sr-only">: {title}</span>
      </OutsideLink>
    </li>
  )
}
