import type { Role } from '#domain/people/role.ts'
import { PlacesBar, PlacesRail } from './Places.tsx'
import { roleItems } from './role-nav-items.ts'

type Adult = Exclude<Role, 'student'>

/** The bottom bar of adults: what does not fit is on their pages and in the menu. */
export function RoleBar({ role }: { role: Adult }) {
  const items = roleItems[role]
  return <PlacesBar items={items} shown={items.filter(({ railOnly }) => !railOnly)} />
}

export function RoleRail({ role }: { role: Adult }) {
  return <PlacesRail items={roleItems[role]} />
}
