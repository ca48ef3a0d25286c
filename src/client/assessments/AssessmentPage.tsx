import { useEffect } from 'react'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { Link } from '../app/Link.tsx'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { NotLoaded } from '../app/Loaded.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
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
    <StudentAssessment key={id} id={id} />
  ) : (
    <AssessmentForOthers id={id} />
  )
}

/** The form, or the result once there is one. */
function StudentAssessment({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useApi('GET /api/assessments/:id', { id })
  const start = useStart()
  const { mutate } = start
  const mustStart = data?.kind === 'new' && start.isIdle
  useEffect(() => {
    if (mustStart) mutate({ id })
  }, [mustStart, mutate, id])

  const state = latestState(data, start.data)
  const trouble = error ?? (state?.kind === 'new' ? start.error : null)
  if (trouble?.code === 'not-found') return <NoSuchAssessment />
  if (state?.kind === 'sitting') return <AssessmentForm key={state.sitting.id} state={state} />
  if (state?.kind === 'result')
    return (
      <AssessmentResult
        state={state}
        onTryAgain={() => mutate({ id })}
        starting={start.isPending}
        trouble={start.error?.message}
      />
    )
  return (
    <NotLoaded
      query={{
        error: trouble,
        refetch: () => (state?.kind === 'new' ? mutate({ id }) : refetch()),
        isFetching: isFetching || start.isPending,
      }}
      loading="Loading assessment..."
      failed="The assessment did not load"
    />
  )
}

type State = Output<'GET /api/assessments/:id'>

/** The state saved on the server, unless an attempt without answers was just opened here. */
function latestState(saved: State | undefined, opened: State | undefined): State | undefined {
  if (opened?.kind !== 'sitting') return saved
  const isLater = saved?.kind === 'sitting' || (saved && saved.attempts > opened.attempts)
  return isLater ? saved : opened
}

function NoSuchAssessment() {
  return (
    <EmptyState
      picture={<DoctorBird mood="sorry" className="h-24" />}
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
