import {
  BookOpen,
  BriefcaseBusiness,
  CircleUser,
  House,
  MessageCircle,
  RotateCcw,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { href, paramsIn, type Address, type PagePath } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { DashboardTab } from '#domain/pages.ts'
import type { Role } from '#domain/people/role.ts'

export interface NavItem {
  label: string
  to: Address
  tab?: DashboardTab
  icon: LucideIcon
  /** The pages that belong to it. */
  has?: readonly PagePath[]
  /** Shows how many questions are due for review. */
  counts?: 'reviews'
}

const home: NavItem = { label: 'Home', to: pages.dashboard, icon: House }
const learn: NavItem = {
  label: 'Learn',
  to: pages.courses,
  icon: BookOpen,
  has: [
    pages.courses,
    pages.course,
    pages.lesson,
    pages.courseProgress,
    pages.assessments,
    pages.assessment,
    pages.mentors,
    pages.mentor,
  ],
}
const jobs: NavItem = {
  label: 'Jobs',
  to: href(pages.dashboard, { tab: 'opportunities' }),
  tab: 'opportunities',
  icon: BriefcaseBusiness,
  has: [pages.opening, pages.applications],
}
const advisor: NavItem = {
  label: 'Advisor',
  to: href(pages.dashboard, { tab: 'advisor' }),
  tab: 'advisor',
  icon: MessageCircle,
}

const studentItems: readonly NavItem[] = [
  home,
  learn,
  { label: 'Review', to: pages.review, icon: RotateCcw, has: [pages.review], counts: 'reviews' },
  jobs,
  {
    label: 'Me',
    to: pages.me,
    icon: CircleUser,
    has: [
      pages.me,
      pages.look,
      pages.achievements,
      pages.portfolio,
      pages.readiness,
      pages.profile,
      pages.account,
      pages.guardians,
      pages.guardiansView,
      pages.mentorSessions,
      pages.mentorSession,
    ],
  },
]
const otherItems: readonly NavItem[] = [home, learn, jobs, advisor]

/** The places of the bottom bar and the rail. A student's advisor is in the top bar, so that it is one tap away everywhere. */
export function navItemsFor(role: Role): readonly NavItem[] {
  return role === 'student' ? studentItems : otherItems
}

/** The item an address belongs to. */
export function navItemAt(
  items: readonly NavItem[],
  pathname: string,
  tab: string | null,
): NavItem | undefined {
  const item = items.find(({ has = [] }) => has.some((page) => paramsIn(page, pathname)))
  if (item || pathname !== pages.dashboard) return item
  return items.find((each) => tab !== null && each.tab === tab) ?? items[0]
}
