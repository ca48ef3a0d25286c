import * as pages from '#domain/pages.ts'
import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { to: pages.mentors, label: 'Find a mentor' },
  { to: pages.mentorSessions, label: 'My mentors' },
]

export function MentorLinks() {
  return <SideLinks label="Mentors" sides={sides} />
}
