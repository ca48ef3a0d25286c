import { Suspense } from 'react'
import { minuteMs } from '#domain/duration.ts'
import { firstName } from '#domain/people/profile.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Gone } from '../app/Gone.tsx'
import { lazyPart } from '../app/lazy-part.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { navigate } from '../app/navigate.ts'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Avatar } from '../parts/people/Avatar.tsx'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts.ts'
import { CheersCard } from './CheersCard.tsx'
import { EndLink } from './EndLink.tsx'
import { StudentViewCards } from './StudentViewCards.tsx'
import { UnknownGuardian } from './UnknownGuardian.tsx'
import { Worried } from './Worried.tsx'

const TopicsCard = lazyPart(() => import('./TopicsCard.tsx'), 'TopicsCard')

export function StudentPage() {
  const id = usePathParam('id')
  // What a student earns is sent to their own pages only.
  const query = useApi('GET /api/guardian/students/:id', { id }, { refetchInterval: minuteMs })
  const end = useAction('POST /api/guardian/students/:id/end', {
    onDone: () => {
      showToast('The link has ended')
      navigate(pages.dashboard, { replace: true })
    },
  })
  return (
    <>
      <BackLink to={pages.dashboard}>Your students</BackLink>
      <Loaded
        query={query}
        gone={
          <Gone title="You are not linked with this student">
            The link may have ended. You can link again with a new code.
          </Gone>
        }
      >
        {(data) => (
          <>
            <PageTitle
              title={data.student.name}
              picture={
                <Avatar name={data.student.name} avatar={data.student.avatar} className="size-16" />
              }
            >
              {firstName(data.student.name)} can see this page too. Chats and private writing stay
              private.
            </PageTitle>
            <div className="mb-4">
              <CheersCard studentId={id} name={firstName(data.student.name)} />
            </div>
            <StudentViewCards view={data} decides />
            <Card title="Are you worried?" className="mt-4">
              <p className="mb-3 text-ink-soft">
                Who to call, how to talk about it, and how to reach our staff.
              </p>
              <Worried studentId={id} name={firstName(data.student.name)} />
            </Card>
            <Suspense>
              <TopicsCard studentId={id} name={firstName(data.student.name)} />
            </Suspense>
            <Card title="Your link" className="mt-4">
              <p className="mb-3 text-ink-soft">
                Either of you can end it at any time.{otherGuardians(data.guardians - 1)}
              </p>
              <UnknownGuardian view={data} />
              <EndLink name={data.student.name} action={end} id={id}>
                You will no longer see their progress. You can link again with a new code.
              </EndLink>
            </Card>
          </>
        )}
      </Loaded>
    </>
  )
}

/** Without their names: only the student may share those. */
function otherGuardians(others: number): string {
  if (others < 1) return ''
  return others === 1
    ? ' Another guardian is linked too.'
    : ` ${others} other guardians are linked too.`
}
