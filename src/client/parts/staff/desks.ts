import type { StaffDesk } from '#contract/staff.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { StaffDeskId } from '#domain/pages.ts'
import type { Tab } from '../../ui/Tabs.tsx'

const ids = [
  'cases',
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
  'figures',
  'log',
] as const satisfies readonly StaffDeskId[]
export type DeskId = (typeof ids)[number]

export const deskLabels: Readonly<Record<DeskId, string>> = {
  cases: 'Cases',
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
  figures: 'Figures',
  log: 'Log',
}

/** What waits for an answer at each desk. */
export function waitingAt(id: DeskId, desk: StaffDesk): number {
  switch (id) {
    case 'cases':
      return desk.cases.mine + desk.cases.unassigned
    case 'verification':
      return desk.verifications
    case 'reports':
      return desk.reports
    case 'posts':
      return desk.heldPosts + desk.reportedPosts
    case 'messages':
      return desk.messages
    case 'birth-months':
      return desk.birthMonths
    case 'feeds':
      return desk.failingFeeds
    case 'jobs':
      return desk.failedJobs + desk.unsentLetters
    case 'people':
    case 'courses':
    case 'questions':
    case 'guide':
    case 'facts':
    case 'figures':
    case 'log':
      return 0
  }
}

/** The staff desks, most needed first; each has its own address and shows how much is waiting. */
export function desksWith(desk: StaffDesk | undefined): readonly Tab<DeskId>[] {
  return ids.map((id) => {
    const count = desk === undefined ? 0 : waitingAt(id, desk)
    return {
      id,
      label: count === 0 ? deskLabels[id] : `${deskLabels[id]} (${count})`,
      href: deskAddress(id),
    }
  })
}

export function deskAddress(id: DeskId): Address {
  return id === 'cases' ? pages.staff : href(pages.staff, { desk: id })
}

export function isDeskId(text: string | null): text is DeskId {
  return ids.some((id) => id === text)
}
