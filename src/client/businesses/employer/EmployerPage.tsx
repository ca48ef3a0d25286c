import { Building2 } from 'lucide-react'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { JoinCard } from './JoinCard.tsx'
import { LinkedCard } from './LinkedCard.tsx'

/** A student's employer: who it is, what it can see, and how to join and leave. */
export function EmployerPage() {
  const query = useApi('GET /api/employer', {})
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="My employer">
        If your workplace uses Upful, it can see how its people are doing as a group.
      </PageTitle>
      <Loaded query={query}>
        {({ employer, shown, mayLink }) =>
          employer ? (
            <LinkedCard employer={employer} shown={shown} />
          ) : mayLink ? (
            <JoinCard shown={shown} />
          ) : (
            <From18 />
          )
        }
      </Loaded>
    </div>
  )
}

function From18() {
  return (
    <Card>
      <EmptyState
        icon={Building2}
        title="This is for people of 18 and over"
        action={
          <Link to={pages.profile} className={buttonClass('quiet')}>
            See your profile
          </Link>
        }
      >
        Your progress stays yours until then. If you are 18 or over, enter the month and year you
        were born in your profile.
      </EmptyState>
    </Card>
  )
}
