import * as pages from '#domain/pages.ts'
import { hasStaffRole, sharedDeskActions } from '#domain/people/staff-role.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { OnDemand } from '../app/OnDemand.tsx'
import { useSession } from '../app/session.ts'
import { useApi } from '../app/use-api.ts'
import { usePageName } from '../app/use-page-name.ts'
import { VisitorHeader } from '../app/VisitorHeader.tsx'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { Verdict } from './Verdict.tsx'

const StopBadge = lazyPart(() => import('./StopBadge.tsx'), 'StopBadge')

/** The public page of a badge: what it is for, and whether it counts. */
export function BadgePage() {
  const id = usePathParam('id')
  const session = useSession()
  const query = useApi('GET /api/given-badges/:id', { id })
  const badge = query.data?.state === 'valid' ? query.data.badge : undefined
  usePageName(badge?.title)
  const content = (
    <div className="mx-auto max-w-2xl">
      <Loaded
        query={query}
        loading="Checking the badge..."
        failed="The badge did not load"
        missing={<NoSuchBadge />}
      >
        {(verdict) => <Verdict verdict={verdict} level={1} />}
      </Loaded>
      {badge &&
        session.state === 'signed-in' &&
        hasStaffRole(session.user.staffRole, sharedDeskActions.suspend) && (
          <OnDemand>
            <StopBadge id={id} title={badge.title} />
          </OnDemand>
        )}
    </div>
  )
  return session.state === 'signed-out' ? <VisitorHeader>{content}</VisitorHeader> : content
}

function NoSuchBadge() {
  return (
    <EmptyState
      picture={<DoctorBird mood="sorry" className="h-24" />}
      title="There is no badge with this link"
      action={
        <Link to={pages.badgeCheck} className={buttonClass()}>
          Check a badge
        </Link>
      }
    >
      The link may have a typo. If you have the file of the badge, you can check that.
    </EmptyState>
  )
}
