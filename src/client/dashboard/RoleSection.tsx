import type { Dashboard } from '#contract/dashboard.ts'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Greeting } from './Greeting.tsx'
import { BusinessStart } from './BusinessStart.tsx'
import { GuardianStart } from './GuardianStart.tsx'
import { MentorStart } from './MentorStart.tsx'
import { StudentSection } from './StudentSection.tsx'

interface RoleSectionProps {
  dashboard: Dashboard
  /** Only what belongs above every tab. */
  brief: boolean
}

/** What stands above the tabs: each role its own, a student's where there is no other. */
export function RoleSection({ dashboard: { user, student }, brief }: RoleSectionProps) {
  if (student) return <StudentSection user={user} student={student} brief={brief} />
  return (
    <section aria-label="Your day" className="grid gap-4">
      <Greeting user={user} />
      {!brief && !user.profileFinished && <FinishProfileCard />}
      {!brief && user.role === 'mentor' && <MentorStart user={user} />}
      {!brief && user.role === 'guardian' && <GuardianStart user={user} />}
      {!brief && user.role === 'business' && <BusinessStart user={user} />}
    </section>
  )
}
