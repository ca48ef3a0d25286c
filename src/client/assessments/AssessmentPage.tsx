import { useEffect } from 'react'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { NotLoaded } from '../app/Loaded.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { AssessmentForOthers } from './AssessmentForOthers.tsx'
import { AssessmentForm } from './AssessmentForm.tsx'
import { AssessmentResult } from './AssessmentResult.tsx'
import { useStart } from './use-start.ts'

export function AssessmentPage() {
  const id = usePathParam('assessmentId')
  const session = useSession()
  if (session.state !== 'signed-in') return null
  return session.user.role === 'student' ? (
    <OneAssessment key={id} id={id} />
  ) : (
    <AssessmentForOthers id={id} />
  )
}

/** The form, or the result once there is one. */
function OneAssessment({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useApi('GET /api/assessments/:id', { id })
  const start = useStart()
  const { mutate } = start
  const mustStart = data?.kind === 'new' && start.isIdle
  useEffect(() => {
    if (mustStart) mutate({ id })
  }, [mustStart, mutate, id])

  const shown = shownState(data, start.data)
  const trouble = error ?? (shown?.kind === 'new' ? start.error : null)
  if (trouble?.code === 'not-found') return <NoSuchAssessment />
  if (shown?.kind === 'sitting') return <AssessmentForm key={shown.sitting.id} state={shown} />
  if (shown?.kind === 'result')
    return (
      <AssessmentResult
        state={shown}
        onTryAgain={() => mutate({ id })}
        starting={start.isPending}
        trouble={start.error?.message}
      />
    )
  return (
    <NotLoaded
      query={{
        error: trouble,
        refetch: () => (shown?.kind === 'new' ? mutate({ id }) : refetch()),
        isFetching: isFetching || start.isPending,
      }}
      loading="Loading assessment..."
      failed="The assessment did not load"
    />
  )
}

type State = Output<'GET /api/assessments/:id'>

/** The server's state, unless an attempt without answers was just opened here. */
function shownState(kept: State | undefined, opened: State | undefined): State | undefined {
  if (opened?.kind !== 'sitting') return kept
  const isLater = kept?.kind === 'sitting' || (kept && kept.attempts > opened.attempts)
  return isLater ? kept : opened
}

function NoSuchAssessment() {
  return (
    <EmptyState
      title="Assessment not found"
      action={
        <Link to={pages.assessments} className={buttonClass('main')}>
          See the assessments
        </Link>
      }
    >
      It may have been taken down, or the link has a typo.
    </EmptyState>
  )
}
