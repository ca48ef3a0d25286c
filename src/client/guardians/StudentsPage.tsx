import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { CodeCard } from './CodeCard.tsx'
import { PerformanceCard } from './PerformanceCard.tsx'

/** A guardian's students, and how to link with another one. */
export function StudentsPage() {
  const query = useApi('GET /api/guardian', {})
  return (
    <>
      <PageTitle title="Your students">
        You see what each of them agreed to share with you.
      </PageTitle>
      <Loaded query={query}>
        {({ students, figures, waiting, codeUntil }) => (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <PerformanceCard students={students} figures={figures} waiting={waiting} />
            <CodeCard title="Link with your student" otherRole="student" codeUntil={codeUntil} />
          </div>
        )}
      </Loaded>
    </>
  )
}
