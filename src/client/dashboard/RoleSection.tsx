import { lazy, Suspense } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Role } from '#domain/role.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { FinishProfileCard } from './FinishProfileCard.tsx'
import { Greeting } from './Greeting.tsx'
import { StudentSection } from './StudentSection.tsx'

// A student, who needs none of these, does not download them.
const starts = {
  mentor: lazy(async () => ({ default: (await import('./MentorStart.tsx')).MentorStart })),
  guardian: lazy(async () => ({ default: (await import('./GuardianStart.tsx')).GuardianStart })),
  business: lazy(async () => ({ default: (await import('./BusinessStart.tsx')).BusinessStart })),
  student: undefined,
  staff: undefined,
} satisfies Record<Role, unknown>

interface RoleSectionProps {
  dashboard: Dashboard
  /** Only what belongs above every tab. */
  brief: boolean
}

/** What stands above the tabs: each role its own, a student's where there is no other. */
export function RoleSection({ dashboard: { user, student }, brief }: RoleSectionProps) {
  if (student) return <StudentSection user={user} student={student} brief={brief} />
  const Start = starts[user.role]
  return (
    <section aria-label="Your day" className="grid grid-cols-1 gap-4">
      <Greeting user={user} />
      {!brief && !user.profileFinished && <FinishProfileCard />}
      <Suspense fallback={<Spinner />}>{!brief && Start && <Start user={user} />}</Suspense>
    </section>
  )
}
