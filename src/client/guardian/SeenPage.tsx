import { ChevronLeft } from 'lucide-react'
import { Link } from '../app/Link.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { StudentViewCards } from './StudentViewCards.tsx'

/** The student's look through a guardian's eyes. */
export function SeenPage() {
  const { data, error, refetch } = useApi('GET /api/guardians/view', {})
  return (
    <>
      <Link
        to="/guardians"
        className="mb-2 inline-flex min-h-11 items-center gap-1 font-semibold text-sea"
      >
        <Icon of={ChevronLeft} /> My guardians
      </Link>
      <PageTitle title="What your guardians see">
        This and nothing else. Never your chats, your reflections or your notes.
      </PageTitle>
      {data ? (
        <StudentViewCards view={data} />
      ) : error ? (
        <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
      ) : (
        <Spinner />
      )}
    </>
  )
}
