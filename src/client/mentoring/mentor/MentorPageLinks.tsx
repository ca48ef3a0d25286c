import * as pages from '#domain/pages.ts'
import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { to: pages.dashboard, label: 'Overview' },
  { to: pages.slots, label: 'Open times' },
]

/** Links between the pages of a mentor. */
export function MentorPageLinks() {
  return <SideLinks label="Mentoring" sides={sides} only="mentor" />
}
