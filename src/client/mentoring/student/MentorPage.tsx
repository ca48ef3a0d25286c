import type { MentorCard } from '#contract/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { Link } from '../../app/Link.tsx'
import { ReportPerson } from '../../parts/reports/ReportPerson.tsx'
import { Gone } from '../../app/Gone.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { usePathParam } from '../../app/location.ts'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { AskForm } from './AskForm.tsx'
import { jobLine } from './job-line.ts'
import { MentorFacts } from './MentorFacts.tsx'

export function MentorPage() {
  const id = usePathParam('id')
  const query = useApi('GET /api/mentors/:id', { id })
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={pages.mentors}>All mentors</BackLink>
      <Loaded
        query={query}
        gone={
          <Gone title="This mentor is no longer available">
            They may have taken a break. The list shows who has time now.
          </Gone>
        }
      >
        {(mentor) => <Mentor mentor={mentor} />}
      </Loaded>
    </div>
  )
}

function Mentor({ mentor }: { mentor: MentorCard }) {
  const { firstName, requestId, waitsForGuardian, times } = mentor
  return (
    <>
      <PageTitle title={firstName}>{jobLine(mentor)}</PageTitle>
      <div className="grid grid-cols-1 gap-4">
        <Card title={`What ${firstName} knows`}>
          <MentorFacts mentor={mentor} />
        </Card>
        {waitsForGuardian ? (
          <Card title="Waiting for your guardian">
            <p className="mb-3">
              As soon as they approve, we will ask {firstName} for the time you chose.
            </p>
            <Link to={pages.mentorSessions} className={buttonClass('quiet')}>
              See your request
            </Link>
          </Card>
        ) : requestId ? (
          <Card title="You have asked">
            <p className="mb-3">We will tell you as soon as {firstName} answers.</p>
            <Link to={pages.mentorSessions} className={buttonClass('quiet')}>
              See your request
            </Link>
          </Card>
        ) : times.length === 0 ? (
          <Card title="No open times right now">
            <p className="text-ink-soft">
              Look again in a few days, or choose another mentor. You can use everything else on
              Upful in the meantime.
            </p>
          </Card>
        ) : (
          <AskForm mentor={mentor} />
        )}
        <div>
          <ReportPerson
            place="mentor"
            id={mentor.id}
            name={firstName}
            label={`Report ${firstName}`}
          />
        </div>
      </div>
    </>
  )
}
