import { Inbox, ShieldCheck } from 'lucide-react'
import type { Posting } from '#contract/postings.ts'
import { href } from '#domain/href.ts'
import { isUnanswered } from '#domain/openings/application.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { BackLink } from '../app/BackLink.tsx'
import { shortDay } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { LoadedList } from '../app/LoadedList.tsx'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ApplicantCard } from './ApplicantCard.tsx'
import { useSeen } from './use-seen.ts'

/** The applicants of one opening, newest first. */
export function ApplicantsPage() {
  const id = usePathParam('id')
  const postingQuery = useApi('GET /api/postings/:id', { id })
  const homeQuery = useApi('GET /api/business', {})
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to={href(pages.posting, { id })}>
        {postingQuery.data?.title ?? 'The opening'}
      </BackLink>
      <PageTitle title="Applicants">You see only what each of them chose to share.</PageTitle>
      <Loaded query={postingQuery}>
        {(posting) => (
          <Loaded query={homeQuery}>
            {({ verified }) =>
              verified ? (
                <Applicants posting={posting} />
              ) : (
                <AfterVerification count={posting.counts.applications} />
              )
            }
          </Loaded>
        )}
      </Loaded>
    </div>
  )
}

function Applicants({ posting }: { posting: Posting }) {
  const { id } = posting
  const list = usePages('GET /api/postings/:id/applicants', { id }, 'after')
  const applicants = list.data?.flatMap((page) => page.applicants)
  const fresh = useSeen(id, applicants ?? [])
  return (
    <LoadedList
      list={list}
      itemsOf={(page) => page.applicants}
      loading="Loading the applicants..."
      className="grid grid-cols-1 gap-4"
      empty={
        <Card>
          <EmptyState icon={Inbox} title="Nobody has applied yet">
            When somebody does, we will tell you here and by email.
          </EmptyState>
        </Card>
      }
    >
      {(applicant) =>
        applicant.kind === 'withdrew' ? (
          <WithdrewLine key={applicant.id} on={applicant.on} turnedDown={applicant.turnedDown} />
        ) : (
          <ApplicantCard
            key={applicant.id}
            posting={posting}
            makesRooms={list.data?.[0]?.makesRooms === true}
            applicant={applicant}
            fresh={fresh.has(applicant.id) && isUnanswered(applicant.state)}
          />
        )
      }
    </LoadedList>
  )
}

function AfterVerification({ count }: { count: number }) {
  const people = count === 0 ? 'Nobody has' : plural(count, 'person has', 'people have')
  return (
    <Card>
      <EmptyState icon={ShieldCheck} title={`${people} applied`}>
        You can read what they shared once our staff have verified your business.
      </EmptyState>
    </Card>
  )
}

interface WithdrewLineProps {
  on: string
  /** They declined an offer instead of withdrawing. */
  turnedDown: boolean
}

/** An applicant ended it, and what they shared is gone. */
function WithdrewLine({ on, turnedDown }: WithdrewLineProps) {
  return (
    <li className="rounded-card border border-line px-4 py-3 text-ink-soft">
      Somebody {turnedDown ? 'declined your offer' : 'withdrew'} on {shortDay(on)}. What they shared
      is gone.
    </li>
  )
}
