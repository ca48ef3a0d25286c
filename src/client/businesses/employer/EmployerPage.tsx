import { Building2 } from 'lucide-react'
import { useState } from 'react'
import * as pages from '#domain/pages.ts'
import { useForm } from '../../app/form.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi, useAction } from '../../app/use-api.ts'
import { CodeField, missingCode } from '../../parts/people/CodeField.tsx'
import { buttonClass, Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { ConfirmEmployer, type TeamOfCode } from './ConfirmEmployer.tsx'
import { LinkedCard } from './LinkedCard.tsx'
import { ShownList } from './ShownList.tsx'

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
        title="This is for people 18 and over"
        action={
          <Link to={pages.profile} className={buttonClass('quiet')}>
            See your profile
          </Link>
        }
      >
        Until then, your progress stays private. If you are 18 or over, enter the month and year you
        were born in your profile.
      </EmptyState>
    </Card>
  )
}

/** First the code, then whose it is and what they can see, and only then the link. */
function JoinCard({ shown }: { shown: readonly string[] }) {
  const [teamOfCode, setTeamOfCode] = useState<TeamOfCode>()
  if (teamOfCode)
    return (
      <ConfirmEmployer
        teamOfCode={teamOfCode}
        shown={shown}
        onBack={() => setTeamOfCode(undefined)}
      />
    )
  return (
    <Card title="Link with your employer">
      <div className="grid gap-5">
        <EnterCode onFound={setTeamOfCode} />
        <div>
          <h3 className="mb-1">What an employer sees</h3>
          <ShownList shown={shown} />
        </div>
        <p className="text-ink-soft">It is up to you, and you can leave at any time.</p>
      </div>
    </Card>
  )
}

/** Looks up the code; this does not link anything yet. */
function EnterCode({ onFound }: { onFound: (teamOfCode: TeamOfCode) => void }) {
  const { mutateAsync } = useAction('POST /api/employer/code')
  const { busy, message, errors, onSubmit } = useForm(
    ({ code = '' }) => (code === '' ? missingCode : undefined),
    async ({ code = '' }) => onFound({ code, ...(await mutateAsync({ code })) }),
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormMessage>{errors['code'] ? undefined : message}</FormMessage>
      <CodeField
        label="Your team code"
        hint="You get it from the person in charge of Upful at work."
        error={errors['code']}
      />
      <Button type="submit" busy={busy}>
        Look it up
      </Button>
    </form>
  )
}
