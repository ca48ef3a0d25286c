import { plural } from '#domain/text/plural.ts'
import * as pages from '#domain/pages.ts'
import { useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AssessmentHead } from './AssessmentHead.tsx'

/** What an assessment is about, for other roles: only students take it. */
export function AssessmentForOthers({ id }: { id: string }) {
  const query = useApi('GET /api/assessments/:id', { id })
  return (
    <Loaded
      query={query}
      loading="Loading assessment..."
      failed="The assessment did not load"
      missing={
        <EmptyState title="Assessment not found">
          It may have been taken down, or the link has a typo.
        </EmptyState>
      }
    >
      {({ assessment }) => (
        <>
          <AssessmentHead
            assessment={assessment}
            back={{ to: pages.courses, label: 'All courses' }}
          />
          <Card title={plural(assessment.questions, 'question')}>
            <p>
              Assessments are for students. When they hand one in, they see their score and the
              right answers, and they can try again.
            </p>
          </Card>
        </>
      )}
    </Loaded>
  )
}
