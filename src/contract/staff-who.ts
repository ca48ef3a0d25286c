import type { StaffDeskId } from '#domain/pages.ts'
import {
  deskRoles,
  sharedDeskActions,
  staffRoles,
  type StaffRole,
} from '#domain/people/staff-role.ts'

/** Staff with one of these roles, and every lead. */
export interface StaffWho {
  readonly staff: readonly StaffRole[]
}

/** Everybody who is staff, for what has nothing of a desk in it. */
export const anyStaff: StaffWho = { staff: staffRoles }

/** The staff who use this desk. */
export function atDesk(desk: StaffDeskId): StaffWho {
  return { staff: deskRoles[desk] }
}

/** The staff who may do this at a desk that they share with others. */
export function whoMay(action: keyof typeof sharedDeskActions): StaffWho {
  return { staff: sharedDeskActions[action] }
}
