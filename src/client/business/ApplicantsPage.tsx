import { Inbox, ShieldCheck } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { Posting } from '#contract/postings.ts'
import { isUnanswered } from '#domain/openings/application.ts'
import { usePathParam } from '../app/location.ts'
import { MoreButton } from '../app/MoreButton.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { usePages } from '../app/use-pages.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { ApplicantCard } from './ApplicantCard.tsx'
import { BackLink } from '../app/BackLink.tsx'
import { useSeen } from './use-seen.ts'
import { WithdrewLine } from './WithdrewLine.tsx'

/** Who applied to one opening, the newest first. */
export function ApplicantsPage() {
  const id = usePathParam('id')
  const posting = useApi('GET /api/postings/:id', { id })
  const home = useApi('GET /api/business', {})
  const error = posting.error ?? home.error
  return (
    <div className="mx-auto max-w-3xl">
      <BackLink to="/business/postings/$id" params={{ id }}>
        {posting.data?.title ?? 'The opening'}
      </BackLink>
      <PageTitle title="Applicants">
        You see exactly what each of them shared, and no more.
      </PageTitle>
      {posting.data && home.data ? (
        home.data.verified ? (
          <Applicants posting={posting.data} />
        ) : (
          <AfterVerification count={posting.data.counts.applications} />
        )
      ) : error ? (
        <ErrorState
          onRetry={() => {
            void posting.refetch()
            void home.refetch()
          }}
        >
          {error.message}
        </ErrorState>
      ) : (
        <Spinner />
      )}
    </div>
  )
}

function Applicants({ posting }: { posting: Posting }) {
  const { id } = posting
  const list = usePages('GET /api/postings/:id/applicants', { id }, 'after')
  const applicants = list.pages?.flatMap((page) => page.applicants)
  const fresh = useSeen(id, applicants ?? [])
  if (!applicants)
    return list.error ? (
      <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching}>
        {list.error.message}
      </ErrorState>
    ) : (
      <Spinner label="Loading the applicants..." />
    )
  if (applicants.length === 0)
    return (
      <Card>
        <EmptyState icon={Inbox} title="Nobody has applied yet">
          When somebody does, you hear of it here and by email.
        </EmptyState>
      </Card>
    )
  return (
    <>
      <ul className="grid grid-cols-1 gap-4">
        {applicants.map((applicant) =>
          applicant.kind === 'withdrew' ? (
            <WithdrewLine key={applicant.id} on={applicant.on} turnedDown={applicant.turnedDown} />
          ) : (
            <ApplicantCard
              key={applicant.id}
              posting={posting}
              makesRooms={list.pages?.[0]?.makesRooms === true}
              applicant={applicant}
              fresh={fresh.has(applicant.id) && isUnanswered(applicant.state)}
            />
          ),
        )}
      </ul>
      <MoreButton list={list} />
    </>
  )
}

function AfterVerification({ count }: { count: number }) {
  const many = count === 0 ? 'Nobody has' : plural(count, 'person has', 'people have')
  return (
    <Card>
      <EmptyState icon={ShieldCheck} title={`${many} applied`}>
        You read what they shared once our staff have verified your business.
      </EmptyState>
    </Card>
  )
}
