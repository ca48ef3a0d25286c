import type { Role } from '#domain/people/role.ts'
import { PlacesBar, PlacesRail } from './Places.tsx'
import { useStaffRole } from '../parts/staff/use-staff-role.ts'
import { roleItems, staffItems } from './role-nav-items.ts'

type Adult = Exclude<Role, 'student'>

/** The bottom bar of adults: what does not fit is on their pages and in the menu. */
export function RoleBar({ role }: { role: Adult }) {
  const items = useItems(role)
  return <PlacesBar items={items} shown={items.filter(({ railOnly }) => !railOnly)} />
}

export function RoleRail({ role }: { role: Adult }) {
  return <PlacesRail items={useItems(role)} />
}

function useItems(role: Adult) {
  const staffRole = useStaffRole()
  return role === 'staff' ? staffItems(staffRole) : roleItems[role]
}
