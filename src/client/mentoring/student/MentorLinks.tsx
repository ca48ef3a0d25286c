import { SideLinks, type Side } from '../../app/SideLinks.tsx'

const sides: readonly Side[] = [
  { path: '/mentors', label: 'Find a mentor' },
  { path: '/mentor-sessions', label: 'My mentors' },
]

export function MentorLinks() {
  return <SideLinks label="Mentors" sides={sides} />
}
