import { useSession } from '../app/session.ts'
import { usePages } from '../app/use-pages.ts'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AdvisorDesk } from './AdvisorDesk.tsx'

export function AdvisorTab() {
  const session = useSession()
  if (session.state !== 'signed-in') return null
  return <Loaded />
}

function Loaded() {
  const list = usePages('GET /api/advisor', {}, 'before')
  const about = list.pages?.[0]
  if (about) return <AdvisorDesk about={about} list={list} />
  return list.error ? (
    <ErrorState
      title="The advisor did not load"
      onRetry={() => void list.refetch()}
      retrying={list.isFetching}
    >
      {list.error.message}
    </ErrorState>
  ) : (
    <Spinner label="Loading the advisor..." />
  )
}
