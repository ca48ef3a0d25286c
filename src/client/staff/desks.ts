import type { StaffDesk } from '#contract/staff.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { StaffDeskId } from '#domain/pages.ts'
import type { Tab } from '../ui/Tabs.tsx'

const ids = [
  'verification',
  'reports',
  'posts',
  'messages',
  'people',
  'birth-months',
  'courses',
  'questions',
  'guide',
  'facts',
  'feeds',
  'jobs',
  'log',
] as const satisfies readonly StaffDeskId[]
export type DeskId = (typeof ids)[number]

const labels: Readonly<Record<DeskId, string>> = {
  verification: 'Verification',
  reports: 'Reports',
  posts: 'Openings',
  messages: 'Messages',
  people: 'People',
  'birth-months': 'Birth dates',
  courses: 'Courses',
  questions: 'Questions',
  guide: 'Guide',
  facts: 'Facts',
  feeds: 'Feeds',
  jobs: 'Jobs',
  log: 'Log',
}

/**
 * The staff desks, most needed first; each has its own URL and
 * shows how much is waiting.
 */
export function desksWith(waiting: StaffDesk | undefined): readonly Tab<DeskId>[] {
  const counts: Partial<Record<DeskId, number>> = waiting
    ? {
        verification: waiting.verifications,
        reports: waiting.reports,
        posts: waiting.heldPosts + waiting.reportedPosts,
        messages: waiting.messages,
        'birth-months': waiting.birthMonths,
        feeds: waiting.failingFeeds,
        jobs: waiting.failedJobs + waiting.unsentLetters,
      }
    : {}
  return ids.map((id) => {
    const count = counts[id] ?? 0
    return {
      id,
      label: count === 0 ? labels[id] : `${labels[id]} (${count})`,
      href: deskAddress(id),
    }
  })
}

export function deskAddress(id: DeskId): Address {
  return id === 'verification' ? pages.staff : href(pages.staff, { desk: id })
}

export function isDeskId(text: string | null): text is DeskId {
  return ids.some((id) => id === text)
}
