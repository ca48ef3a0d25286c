import { useEffect } from 'react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { useSession } from '../app/session.ts'
import { VisitorHeader } from '../app/VisitorHeader.tsx'
import { usePageName } from '../app/use-page-name.ts'
import { useAction, useApi } from '../app/use-api.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { AskApplied } from './AskApplied.tsx'
import { HiddenOpeningPart } from './HiddenOpeningPart.tsx'
import { OpeningDetails } from './OpeningDetails.tsx'

/** One opening. Postings on Upful and programmes can be read without an account. */
export function OpeningPage() {
  const id = usePathParam('id')
  const session = useSession()
  const query = useApi('GET /api/opportunities/:id', { id })
  const student = session.state === 'signed-in' && session.user.role === 'student'
  usePageName(query.data?.title)
  useViewed(id, student && query.data !== undefined)

  const content = (
    <Loaded
      query={query}
      failed="Failed to load opportunities. Please try again later."
      missing={student ? <MaybeHidden id={id} /> : <NoSuchOpening />}
    >
      {(opening) => (
        <>
          <OpeningDetails opening={opening} student={student} />
          <AskApplied />
        </>
      )}
    </Loaded>
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
function MaybeHidden({ id }: { id: string }) {
  const query = useApi('GET /api/opportunities/:id/hidden', { id })
  usePageName(query.data?.title)
  return (
    <Loaded query={query} missing={<NoSuchOpening />}>
      {(opening) => <HiddenOpeningPart opening={opening} />}
    </Loaded>
  )
}

function NoSuchOpening() {
  return (
    <EmptyState
      picture={<DoctorBird mood="sorry" className="h-24" />}
      title="Opportunity not found"
      action={
        <Link to={href(pages.dashboard, { tab: 'opportunities' })} className={buttonClass()}>
          See what is open
        </Link>
      }
    >
      It may have been taken down, or the link has a typo.
    </EmptyState>
  )
}
