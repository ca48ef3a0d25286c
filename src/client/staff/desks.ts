import type { Tab } from '../ui/Tabs.tsx'

const ids = ['verification', 'posts', 'people', 'birth-months', 'courses', 'feeds', 'log'] as const
export type DeskId = (typeof ids)[number]

const labels: Readonly<Record<DeskId, string>> = {
  verification: 'Verification',
  posts: 'Posts and reports',
  people: 'People',
  'birth-months': 'Birth dates',
  courses: 'Courses',
  feeds: 'Feeds',
  log: 'Log',
}

/** The desks of staff in the order of how much they are needed; each has an address of its own. */
export const desks: readonly Tab<DeskId>[] = ids.map((id) => ({
  id,
  label: labels[id],
  href: deskAddress(id),
}))

export function deskAddress(id: DeskId): string {
  return id === 'verification' ? '/staff' : `/staff?desk=${id}`
}

export function isDeskId(text: string | null): text is DeskId {
  return ids.some((id) => id === text)
}
