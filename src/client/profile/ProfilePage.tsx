import type { Role } from '#domain/people/role.ts'
import { longDate } from '../app/dates.ts'
import { PageTitle } from '../app/PageTitle.tsx'
import { StaffAnswer } from '../app/StaffAnswer.tsx'
import { RoleChips } from '../app/RoleChips.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { BirthMonthWaits } from './BirthMonthWaits.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** `verifiedFields` of the domain, in words. */
const checkedNames: Partial<Record<Role, string>> = {
  mentor: 'your name, company, job title, industry, expertise, and how we reach you',
  business: 'the name, website and registration of your business, and how we reach you',
}

export function ProfilePage() {
  const { data, error, refetch } = useApi('GET /api/profile', {})
  if (!data)
    return error ? (
      <ErrorState title="Error accessing user profile" onRetry={() => void refetch()}>
        {error.message}
      </ErrorState>
    ) : (
      <Spinner />
    )

  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle title="Your profile">
        What you tell us about yourself. You can change it any time.
      </PageTitle>
      <div className="mb-4">
        <StaffAnswer />
      </div>
      <Card>
        <p className="mb-5 flex flex-wrap items-center gap-2">
          <RoleChips {...data} />
          <span className="text-sm text-ink-soft">Here since {longDate(data.joinedAt)}</span>
        </p>
        {!data.finished && (
          <p className="mb-5 rounded-control bg-sun-soft px-4 py-3 font-semibold">
            {data.missingToCheck.length > 0
              ? `Before we can check you, we need: ${data.missingToCheck.join(', ')}.`
              : 'A few answers are still missing. Fill them in to finish your profile.'}
          </p>
        )}
        {data.referencesSpokenAt && (
          <p className="mb-5 text-ink-soft">
            We had spoken to both of your references by {longDate(data.referencesSpokenAt)}.
          </p>
        )}
        {data.verification === 'verified' && (
          <p className="mb-5 text-ink-soft">
            Our staff checked {checkedNames[data.role]}. If you change that, or mention a messaging
            app anywhere, they will check you again before students see you.
          </p>
        )}
        {data.birthMonthWaits && <BirthMonthWaits waits={data.birthMonthWaits} />}
        <ProfileForm role={data.role} fields={data.fields} />
      </Card>
    </div>
  )
}
