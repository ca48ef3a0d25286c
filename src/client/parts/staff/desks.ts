import type { StaffDesk } from '#contract/staff.ts'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { StaffDeskId } from '#domain/pages.ts'
import { mayUseDesk, type StaffRole } from '#domain/people/staff-role.ts'
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
  'content',
  'announcements',
  'feeds',
  'jobs',
  'figures',
  'log',
  'team',
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
  content: 'Texts',
  announcements: 'Announcements',
  feeds: 'Feeds',
  jobs: 'Jobs',
  figures: 'Figures',
  log: 'Log',
  team: 'Team',
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
    case 'content':
    case 'announcements':
    case 'figures':
    case 'log':
    case 'team':
      return 0
  }
}

/** The desks of this role, most needed first. */
export function desksOf(role: StaffRole | undefined): readonly DeskId[] {
  return ids.filter((id) => mayUseDesk(role, id))
}

/** The desks of this role; each has its own address and shows how much is waiting. */
export function desksWith(
  role: StaffRole | undefined,
  desk: StaffDesk | undefined,
): readonly Tab<DeskId>[] {
  return desksOf(role).map((id) => {
    const count = desk === undefined ? 0 : waitingAt(id, desk)
    return {
      id,
      label: count === 0 ? deskLabels[id] : `${deskLabels[id]} (${count})`,
      href: deskAddress(id),
    }
  })
}

/** Where the staff desk opens. */
export function firstDesk(role: StaffRole | undefined): Address {
  return deskAddress(desksOf(role)[0] ?? 'cases')
}

export function deskAddress(id: DeskId): Address {
  return id === 'cases' ? pages.staff : href(pages.staff, { desk: id })
}

export function isDeskId(text: string | null): text is DeskId {
  return ids.some((id) => id === text)
}
