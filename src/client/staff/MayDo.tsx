import type { ReactNode } from 'react'
import { hasStaffRole, sharedDeskActions } from '#domain/people/staff-role.ts'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'

interface MayDoProps {
  action: keyof typeof sharedDeskActions
  children: ReactNode
}

/** Only for the roles that may do this; the server refuses the others. */
export function MayDo({ action, children }: MayDoProps) {
  return hasStaffRole(useStaffRole(), sharedDeskActions[action]) ? children : null
}
