import type { Output } from '../app/api.ts'
import { shortDay } from '../app/dates.ts'
import { LoadedList } from '../app/LoadedList.tsx'
import { usePages } from '../app/use-pages.ts'
import { searchForJob } from './search-for-job.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { OutsideLink } from '../ui/OutsideLink.tsx'

type Job = Output<'GET /api/job-openings'>['jobs'][number]

/** The second list: jobs from the feeds, newest first, each with a link to its site. */
export function JobOpenings() {
  const list = usePages('GET /api/job-openings', {}, 'after')
  const isEmpty = list.data?.every(({ jobs }) => jobs.length === 0)
  const feed = list.data?.[0]?.feed
  // Without feeds on this installation the list would always be empty.
  const isNeverRead = feed?.updatedAt === null && !feed.refreshing && feed.problem === null
  if (isNeverRead && isEmpty) return null
  return (
    <Card title="Job Opportunities">
      {isEmpty === false && (
        <p className="mb-1 text-sm text-ink-soft">From job sites. Never pay to get a job.</p>
      )}
      <LoadedList
        list={list}
        itemsOf={({ jobs }) => jobs}
        failed="Failed to load job opportunities. Please try again later."
        className="divide-y divide-line"
        empty={
          <EmptyState title="No opportunities found">
            Listings from job sites show up here as they come in.
          </EmptyState>
        }
      >
        {(job) => <JobRow key={job.id} job={job} />}
      </LoadedList>
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
