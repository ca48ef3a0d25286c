import { useEffect } from 'react'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { usePageName } from '../app/use-page-name.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { AskApplied } from './AskApplied.tsx'
import { HiddenOpeningPart } from './HiddenOpeningPart.tsx'
import { OpportunityDetails } from './OpportunityDetails.tsx'
import { VisitorHeader } from './VisitorHeader.tsx'

/** One opening. Postings on Upful and programmes can be read without an account. */
export function OpportunityPage() {
  const id = usePathParam('id')
  const session = useSession()
  const { data, error, refetch, isFetching } = useApi('GET /api/opportunities/:id', { id })
  const student = session.state === 'signed-in' && session.user.role === 'student'
  usePageName(data?.title)
  useViewed(id, student && data !== undefined)

  const content = data ? (
    <>
      <OpportunityDetails opening={data} student={student} />
      <AskApplied />
    </>
  ) : error?.code === 'not-found' || error?.code === 'invalid' ? (
    <NotThere id={id} student={student} />
  ) : error ? (
    <ErrorState
      title="Failed to load opportunities. Please try again later."
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error.message}
    </ErrorState>
  ) : (
    <Spinner />
  )
  return session.state === 'signed-out' ? <VisitorHeader>{content}</VisitorHeader> : content
}

/** A student's view counts once per opening; the server ignores repeats. */
function useViewed(id: string, seen: boolean) {
  const { mutate } = useAction('POST /api/opportunities/:id/view')
  useEffect(() => {
    if (seen) mutate({ id })
  }, [id, seen, mutate])
}

/** Students who saved it or applied get more than "not found". */
function NotThere({ id, student }: { id: string; student: boolean }) {
  const { data, error, refetch, isFetching } = useApi(
    'GET /api/opportunities/:id/hidden',
    { id },
    { enabled: student },
  )
  usePageName(data?.title)
  if (data) return <HiddenOpeningPart opening={data} />
  if (!student || error?.code === 'not-found' || error?.code === 'invalid') return <Gone />
  if (error === null) return <Spinner />
  return (
    <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
      {error.message}
    </ErrorState>
  )
}

function Gone() {
  return (
    <EmptyState
      title="Opportunity not found"
      action={
        <Link to="/dashboard" search={{ tab: 'opportunities' }} className={buttonClass()}>
          See what is open
        </Link>
      }
    >
      It may have been taken down, or the link has a typo.
    </EmptyState>
  )
}
