import { Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { roleSections } from './role-sections.tsx'
import { Spinner } from '../ui/Spinner.tsx'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Folded } from './Folded.tsx'
import { Greeting } from './Greeting.tsx'
import { StudentSection } from './StudentSection.tsx'

interface RoleSectionProps {
  dashboard: Dashboard
  /** Folded above all tabs except the overview. */
  folded: boolean
}

/** The section above the tabs: by role, or a student's if there is a student state. */
export function RoleSection({ dashboard: { user, student }, folded }: RoleSectionProps) {
  if (student) return <StudentSection user={user} student={student} folded={folded} />
  const Section = roleSections[user.role]
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting user={user} />
      <Folded folded={folded}>
        {!user.profileFinished && <FinishProfileCard />}
        <Suspense fallback={<Spinner />}>{Section && <Section user={user} />}</Suspense>
      </Folded>
    </section>
  )
}
