import type { Output } from '../app/api.ts'
import { JobLinks } from '../parts/openings/JobLinks.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useSearchParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { TaskCard } from './TaskCard.tsx'

/** The documents and habits that employers ask for, each with how to get it. */
export function ReadinessPage() {
  const query = useApi('GET /api/readiness', {})
  return (
    <Loaded query={query} loading="Loading your checklist...">
      {(checklist) => <Checklist {...checklist} />}
    </Loaded>
  )
}

function Checklist({ tasks, done }: Output<'GET /api/readiness'>) {
  const [asked] = useSearchParam('task')
  const next = tasks.find(({ doneAt }) => doneAt === null)
  return (
    <>
      <JobLinks />
      <PageTitle title="Work-readiness checklist">
        Get these ready now, so that you can say yes when a job comes.
      </PageTitle>
      <div className="mb-5 max-w-3xl">
        <p className="mb-2 font-semibold tabular-nums">
          {done} of {tasks.length} done
          {next === undefined && '. You are work-ready!'}
        </p>
        <ProgressBar
          label="Checklist"
          value={done}
          max={tasks.length}
          valueText={`${done} of ${tasks.length} done`}
        />
      </div>
      <ul className="grid max-w-3xl grid-cols-1 gap-3">
        {tasks.map((task) => (
          <TaskCard
            key={task.id}
            task={task}
            isNext={task.id === next?.id}
            isAsked={task.id === asked}
          />
        ))}
      </ul>
    </>
  )
}
