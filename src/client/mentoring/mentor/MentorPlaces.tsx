import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { path: '/dashboard', label: 'Overview' },
  { path: '/mentor/slots', label: 'Open times' },
]

/** The way between the pages of a mentor. */
export function MentorPlaces() {
  return <SideLinks label="Mentoring" sides={sides} only="mentor" />
}
