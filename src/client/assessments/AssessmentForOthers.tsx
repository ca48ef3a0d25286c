import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { AssessmentHead } from './AssessmentHead.tsx'

/** What an assessment is about, for somebody who is no student: only students sit it. */
export function AssessmentForOthers({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useApi('GET /api/assessments/:id', { id })
  if (data) {
    const { questions } = data.assessment
    return (
      <>
        <AssessmentHead
          assessment={data.assessment}
          back={{ to: '/courses', label: 'All courses' }}
        />
        <Card title={questions === 1 ? '1 question' : `${questions} questions`}>
          <p>
            Assessments are for students. They see their score and the right answers when they hand
            it in, and can try again.
          </p>
        </Card>
      </>
    )
  }
  if (!error) return <Spinner label="Loading assessment..." />
  if (error.code === 'not-found')
    return (
      <EmptyState title="Assessment not found">
        It may have been taken down, or the link has a typing slip.
      </EmptyState>
    )
  return (
    <ErrorState
      title="The assessment did not load"
      onRetry={() => void refetch()}
      retrying={isFetching}
    >
      {error.message}
    </ErrorState>
  )
}
