import { Inbox } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { BusinessHome } from '#contract/businesses.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { useApi } from '../app/use-api.ts'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PostingLine } from './PostingLine.tsx'

/** Where people applied: the openings with their applicants, those with new ones first. */
export function AllApplicantsPage() {
  const query = useApi('GET /api/business', {})
  return (
    <div className="mx-auto max-w-3xl">
      <PageTitle title="Applicants">By opening. Those with somebody new come first.</PageTitle>
      <Loaded query={query}>{({ postings }) => <Openings postings={postings} />}</Loaded>
    </div>
  )
}

function Openings({ postings }: Pick<BusinessHome, 'postings'>) {
  const applied = postings
    .filter(({ applications }) => applications > 0)
    .toSorted((one, other) => other.unread - one.unread)
  return (
    <Card>
      {applied.length === 0 ? (
        <EmptyState
          icon={Inbox}
          title="Nobody has applied yet"
          action={
            <Link to={pages.postings} className={buttonClass('quiet')}>
              Your openings
            </Link>
          }
        >
          When somebody does, the opening is listed here, and we tell you by email.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {applied.map(({ id, title, applications, unread, waiting }) => (
            <PostingLine key={id} id={id} title={title} page="applicants">
              {plural(applications, 'application')}
              {waiting > 0 && `, ${waiting} waiting for an answer`}
              {unread > 0 && `, ${unread} new`}
            </PostingLine>
          ))}
        </ul>
      )}
    </Card>
  )
}
