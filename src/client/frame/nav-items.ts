import { BookOpen, BriefcaseBusiness, CircleUser, House, RotateCcw } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'
import { href, paramsIn, type Address, type PagePath } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { ReviewsDue } from './ReviewsDue.tsx'

export interface NavItem {
  label: string
  to: Address
  icon: LucideIcon
  /** The pages that belong to it. */
  has?: readonly PagePath[]
  /** Shows how much is waiting there. */
  Count?: ComponentType
}

export const home: NavItem = { label: 'Home', to: pages.dashboard, icon: House }

/** A student's places. Their advisor is in the top bar, so that it is one tap away everywhere. */
export const studentItems: readonly NavItem[] = [
  home,
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
      pages.simulations,
      pages.simulation,
      pages.mentors,
      pages.mentor,
    ],
  },
  { label: 'Review', to: pages.review, icon: RotateCcw, has: [pages.review], Count: ReviewsDue },
  {
    label: 'Jobs',
    to: href(pages.dashboard, { tab: 'opportunities' }),
    icon: BriefcaseBusiness,
    has: [pages.opening, pages.applications, pages.interviewPractice],
  },
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

/** The item an address belongs to: by its page, then by the query of its link. */
export function navItemAt(
  items: readonly NavItem[],
  pathname: string,
  search: string,
): NavItem | undefined {
  const item = items.find(({ has = [] }) => has.some((page) => paramsIn(page, pathname)))
  if (item) return item
  const query = [...new URLSearchParams(search)].map(([name, value]) => `${name}=${value}`)
  const here = items.map((each) => ({ each, parts: each.to.split('?') }))
  const ofPage = here.filter(({ parts }) => parts[0] === pathname)
  const exact = ofPage.find(({ parts }) => parts[1] !== undefined && query.includes(parts[1]))
  return (exact ?? ofPage.find(({ parts }) => parts[1] === undefined))?.each
}
