import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { path: '/dashboard', search: { tab: 'opportunities' }, label: 'Jobs' },
  { path: '/applications', label: 'Applications' },
  { path: '/readiness', label: 'Checklist' },
]

export function JobLinks() {
  return <SideLinks label="Looking for work" sides={sides} />
}
