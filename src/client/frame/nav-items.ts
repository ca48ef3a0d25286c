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

/** The four places of the bottom bar and the rail. */
export const places: readonly NavItem[] = [
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

/** The place an address belongs to. */
export function placeAt(pathname: string, tab: string | null): NavItem | undefined {
  const place = places.find(({ has = [] }) => has.some((page) => paramsIn(page, pathname)))
  if (place || pathname !== pages.dashboard) return place
  return places.find((each) => each.tab === tab) ?? places[0]
}
