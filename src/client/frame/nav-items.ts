import { BookOpen, BriefcaseBusiness, House, MessageCircle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { href, paramsIn, type Address, type PagePath } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { DashboardTab } from '#domain/pages.ts'

export interface NavItem {
  label: string
  to: Address
  tab?: DashboardTab
  icon: LucideIcon
  /** The pages that belong to it. */
  has?: readonly PagePath[]
}

/** The four items of the bottom bar and the rail. */
export const navItems: readonly NavItem[] = [
  { label: 'Home', to: pages.dashboard, icon: House },
  {
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
      pages.review,
      pages.portfolio,
      pages.mentors,
      pages.mentor,
      pages.mentorSessions,
      pages.mentorSession,
    ],
  },
  {
    label: 'Opportunities',
    to: href(pages.dashboard, { tab: 'opportunities' }),
    tab: 'opportunities',
    icon: BriefcaseBusiness,
    has: [pages.opening, pages.applications, pages.readiness],
  },
  {
    label: 'Advisor',
    to: href(pages.dashboard, { tab: 'advisor' }),
    tab: 'advisor',
    icon: MessageCircle,
  },
]

/** The item an address belongs to. */
export function navItemAt(pathname: string, tab: string | null): NavItem | undefined {
  const item = navItems.find(({ has = [] }) => has.some((page) => paramsIn(page, pathname)))
  if (item || pathname !== pages.dashboard) return item
  return navItems.find((each) => each.tab === tab) ?? navItems[0]
}
