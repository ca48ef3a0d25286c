import { useEffect, useRef } from 'react'
import type { Role } from '#domain/people/role.ts'
import { useDestination } from '../app/location.ts'
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
  const rail = useRef<HTMLDivElement>(null)
  const { pathname, search } = useDestination()
  const items = useItems(role)

  // Of staff the rail is longer than most screens: it shows where they are.
  useEffect(() => {
    rail.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [pathname, search, items.length])

  return (
    <div ref={rail} className="contents">
      <PlacesRail items={items} />
    </div>
  )
}

function useItems(role: Adult) {
  const staffRole = useStaffRole()
  return role === 'staff' ? staffItems(staffRole) : roleItems[role]
}
