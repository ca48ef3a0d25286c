import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { to: href(pages.dashboard, { tab: 'opportunities' }), label: 'Jobs' },
  { to: pages.applications, label: 'Applications' },
  { to: pages.cvs, label: 'CV' },
  { to: pages.readiness, label: 'Checklist' },
  { to: pages.interviewPractice, label: 'Interview practice' },
]

export function JobLinks() {
  return <SideLinks label="Looking for work" sides={sides} />
}
