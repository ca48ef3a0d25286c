import { Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { RoleChips } from '../parts/people/RoleChips.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Greeting } from './Greeting.tsx'
import { roleSections } from './role-sections.tsx'

/** Home of a guardian, a mentor, a business or staff. */
export function RoleHome({ user }: Pick<Dashboard, 'user'>) {
  const Section = roleSections[user.role]
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting user={user} badges={<RoleChips {...user} />} />
      {!user.profileFinished && <FinishProfileCard />}
      <Suspense fallback={<Spinner />}>{Section && <Section user={user} />}</Suspense>
    </section>
  )
}
