import { useState } from 'react'
import type { OpeningCard } from '#contract/openings.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { stateLabel } from '../parts/applications/application-state.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Link } from '../app/Link.tsx'
import { useSession } from '../app/session.ts'
import { useNoGuardian } from '../parts/people/use-no-guardian.ts'
import { searchForJob } from './search-for-job.ts'
import { OutsideLink } from '../ui/OutsideLink.tsx'
import { Button, buttonClass, LinkButton } from '../ui/Button.tsx'

const OutsideSheet = lazyPart(() => import('./OutsideSheet.tsx'), 'OutsideSheet')
const ShareSheet = lazyPart(() => import('../parts/applications/ShareSheet.tsx'), 'ShareSheet')

interface ApplyButtonProps {
  opening: OpeningCard
  /** On the opening's own page. */
  onPage?: boolean
}

/** What a student can do about an opening: apply, leave for its own site, see their application, or why none of these. */
export function ApplyButton({ opening, onPage = false }: ApplyButtonProps) {
  const session = useSession()
  const [open, setOpen] = useState(false)
  const { title, application, url, service } = opening
  const student = session.state === 'signed-in' && session.user.role === 'student'
  const unlinked = useNoGuardian(application === 'waiting')
  if (unlinked)
    return (
      <Link
        to={pages.guardians}
        aria-label={`Link a guardian first: ${title}`}
        className={buttonClass('quiet', 'grow text-leaf-strong')}
      >
        Link a guardian first
      </Link>
    )
  // An application that wasn't sent can be sent again.
  if (application !== null && application !== 'not-sent')
    return (
      <Link
        to={pages.applications}
        aria-label={`${stateLabel(application)}: ${title}`}
        className={buttonClass('quiet', 'grow text-leaf-strong')}
      >
        {stateLabel(application)}
      </Link>
    )
  // A loan, a grant or advice has nothing to track as an application.
  if (service && url !== null)
    return (
      <OutsideLink href={url} className={buttonClass('main', 'grow')}>
        See how it works<span className="sr-only">: {title}</span>
      </OutsideLink>
    )
  // Only a student applies; the others read about it.
  const canOnlyRead = session.state === 'signed-in' && !student && url !== null
  if (opening.notFor !== null || canOnlyRead) return <SeeIt opening={opening} onPage={onPage} />
  if (url === null && opening.source.kind === 'feed')
    return (
      <OutsideLink href={searchForJob(opening)} className={buttonClass('main', 'grow')}>
        Search for Job<span className="sr-only">: {title}</span>
      </OutsideLink>
    )
  if (session.state === 'signed-out' && url === null)
    return (
      <LinkButton
        href={href(pages.login, { from: href(pages.opening, { id: opening.id }) })}
        className="grow"
      >
        Log in to apply
      </LinkButton>
    )
  if (!student && url === null) return null

  const close = () => setOpen(false)
  return (
    <>
      <Button onClick={() => setOpen(true)} aria-label={`Apply: ${title}`} className="grow">
        Apply
      </Button>
      {open && (
        <OnDemand>
          {url === null ? (
            <ShareSheet opening={opening} onClose={close} />
          ) : (
            <OutsideSheet opening={opening} url={url} onClose={close} />
          )}
        </OnDemand>
      )}
    </>
  )
}

/** Links to the details of an opening this person cannot apply for. */
function SeeIt({ opening: { id, title, url }, onPage }: Required<ApplyButtonProps>) {
  const name = <span className="sr-only">: {title}</span>
  const look = buttonClass('quiet', 'grow')
  if (!onPage)
    return (
      <Link to={href(pages.opening, { id })} className={look}>
        See it{name}
      </Link>
    )
  if (url === null) return null
  return (
    <OutsideLink href={url} className={look}>
      See it on its own site{name}
    </OutsideLink>
  )
}
