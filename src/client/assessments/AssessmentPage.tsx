import { useEffect } from 'react'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AssessmentForm } from './AssessmentForm.tsx'
import { AssessmentResult } from './AssessmentResult.tsx'
import { useStart } from './use-start.ts'

/** The form, or in its place the result once there is one. */
export function AssessmentPage() {
  const id = usePathParam('assessmentId')
  const { data, error, refetch, isFetching } = useApi('GET /api/assessments/:id', { id })
  const start = useStart(id)
  const { mutate } = start
  const isNew = data?.kind === 'new'
  useEffect(() => {
    if (isNew) mutate({ id })
  }, [isNew, mutate, id])

  const trouble = error ?? (isNew ? start.error : null)
  if (trouble?.code === 'not-found') return <NoSuchAssessment />
  if (data?.kind === 'sitting') return <AssessmentForm key={data.sitting.id} state={data} />
  if (data?.kind === 'result')
    return (
      <AssessmentResult
        state={data}
        onTryAgain={() => mutate({ id })}
        starting={start.isPending}
        trouble={start.error?.message}
      />
    )
  if (!trouble) return <Spinner label="Loading assessment..." />
  return (
    <ErrorState
      title="The assessment did not load"
      onRetry={() => (isNew ? mutate({ id }) : void refetch())}
      retrying={isFetching || start.isPending}
    >
      {trouble.message}
    </ErrorState>
  )
}

function NoSuchAssessment() {
  return (
    <EmptyState
      title="Assessment not found"
      action={
        <Link to="/assessments" className={buttonClass('main')}>
          See the assessments
        </Link>
      }
    >
      It may have been taken down, or the link has a typing slip.
    </EmptyState>
  )
}
