import { lazy } from 'react'
import type { ComponentType } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import type { Role } from '#domain/role.ts'

type Section = ComponentType<{ user: Dashboard['user'] }>

/** What each role finds on its dashboard. A student, who needs none of these, does not download them. */
export const roleSections: Readonly<Record<Role, Section | undefined>> = {
  mentor: lazy(async () => ({
    default: (await import('./dashboard/MentorStart.tsx')).MentorStart,
  })),
  guardian: lazy(async () => ({
    default: (await import('./guardian/GuardianSection.tsx')).GuardianSection,
  })),
  business: lazy(async () => ({
    default: (await import('./business/BusinessSection.tsx')).BusinessSection,
  })),
  student: undefined,
  staff: lazy(async () => ({
    default: (await import('./staff/StaffSection.tsx')).StaffSection,
  })),
}
