import type { Role } from '#domain/people/role.ts'
import type { Output } from '../app/api.ts'
import { longDate } from '../app/dates.ts'
import { Loaded } from '../app/Loaded.tsx'
import { PageTitle } from '../app/PageTitle.tsx'
import { StaffAnswer } from '../parts/people/StaffAnswer.tsx'
import { RoleChips } from '../parts/people/RoleChips.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { BirthMonthWaits } from './BirthMonthWaits.tsx'
import { ProfileForm } from './ProfileForm.tsx'

/** The domain's `verifiedFields` as text. */
const checkedNames: Partial<Record<Role, string>> = {
  mentor: 'your name, company, job title, industry, expertise, and how we reach you',
  business: 'the name, website and registration of your business, and how we reach you',
}

export function ProfilePage() {
  const query = useApi('GET /api/profile', {})
  return (
    <Loaded query={query} failed="Error accessing user profile">
      {(profile) => <Profile profile={profile} />}
    </Loaded>
  )
}

function Profile({ profile }: { profile: Output<'GET /api/profile'> }) {
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
          <RoleChips {...profile} />
          <span className="text-sm text-ink-soft">Here since {longDate(profile.joinedAt)}</span>
        </p>
        {!profile.finished && (
          <p className="mb-5 rounded-control bg-sun-soft px-4 py-3 font-semibold">
            {profile.missingToCheck.length > 0
              ? `Before we can check you, we need: ${profile.missingToCheck.join(', ')}.`
              : 'A few answers are still missing. Fill them in to finish your profile.'}
          </p>
        )}
        {profile.referencesSpokenAt && (
          <p className="mb-5 text-ink-soft">
            By {longDate(profile.referencesSpokenAt)} we had spoken to both of your references.
          </p>
        )}
        {profile.verification === 'verified' && (
          <p className="mb-5 text-ink-soft">
            Our staff checked {checkedNames[profile.role]}. If you change that, or mention a
            messaging app anywhere, they will check you again before students see you.
          </p>
        )}
        {profile.birthMonthWaits && <BirthMonthWaits waits={profile.birthMonthWaits} />}
        <ProfileForm role={profile.role} fields={profile.fields} />
      </Card>
    </div>
  )
}
