import type { ComponentType } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Role } from '#domain/people/role.ts'
import { lazyPart } from '../app/lazy-part.tsx'

type Section = ComponentType<{ user: Dashboard['user'] }>

const MentorStart = lazyPart(() => import('./MentorStart.tsx'), 'MentorStart')
const MentorSection = lazyPart(
  () => import('../mentoring/mentor/MentorSection.tsx'),
  'MentorSection',
)

/** The dashboard section of each role. Students do not need any of them, so they are loaded lazily. */
export const roleSections: Readonly<Record<Role, Section | undefined>> = {
  mentor: MentorDashboard,
  guardian: lazyPart(() => import('../guardians/GuardianSection.tsx'), 'GuardianSection'),
  business: lazyPart(() => import('../businesses/BusinessSection.tsx'), 'BusinessSection'),
  student: undefined,
  staff: lazyPart(() => import('../staff/StaffSection.tsx'), 'StaffSection'),
}

/** Until a mentor is verified, they see what comes next and nothing about students. */
function MentorDashboard({ user }: { user: Dashboard['user'] }) {
  return user.verification === 'verified' ? <MentorSection /> : <MentorStart user={user} />
}
