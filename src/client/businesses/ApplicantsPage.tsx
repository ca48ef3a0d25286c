import { ShieldCheck } from 'lucide-react'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import { BackLink } from '../app/BackLink.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { usePathParam } from '../app/location.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ApplicantList } from './ApplicantList.tsx'

/** The applicants of one opening. */
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
                <ApplicantList posting={posting} />
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
