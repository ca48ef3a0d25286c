import { Suspense } from 'react'
import type { Role } from '#domain/people/role.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { studentItems } from './nav-items.ts'
import { PlacesBar, PlacesRail } from './Places.tsx'

// Loaded on demand: students do not need them.
const RoleBar = lazyPart(() => import('./RoleNavigation.tsx'), 'RoleBar')
const RoleRail = lazyPart(() => import('./RoleNavigation.tsx'), 'RoleRail')

export function BottomBar({ role }: { role: Role }) {
  if (role === 'student') return <PlacesBar items={studentItems} />
  return (
    <Suspense fallback={<PlacesBar items={[]} />}>
      <RoleBar role={role} />
    </Suspense>
  )
}

export function Rail({ role }: { role: Role }) {
  if (role === 'student') return <PlacesRail items={studentItems} />
  return (
    <Suspense fallback={<PlacesRail items={[]} />}>
      <RoleRail role={role} />
    </Suspense>
  )
}
