import { BookOpen, BriefcaseBusiness, House, MessageCircle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { href, type Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import type { DashboardTab } from '#domain/pages.ts'

export interface Place {
  label: string
  to: Address
  tab?: DashboardTab
  icon: LucideIcon
}

/** The four places of the bottom bar and the rail. */
export const places: readonly Place[] = [
  { label: 'Home', to: pages.dashboard, icon: House },
  { label: 'Learn', to: pages.courses, icon: BookOpen },
  {
    label: 'Opportunities',
    to: href(pages.dashboard, { tab: 'opportunities' }),
    tab: 'opportunities',
    icon: BriefcaseBusiness,
  },
  {
    label: 'Advisor',
    to: href(pages.dashboard, { tab: 'advisor' }),
    tab: 'advisor',
    icon: MessageCircle,
  },
]

/** The place an address belongs to. */
export function placeAt(pathname: string, tab: string | null): Place | undefined {
  if (/^\/(courses?|assessments?|review|portfolio|mentors|mentor-sessions)(\/|$)/.test(pathname))
    return places[1]
  if (/^\/(opportunities|applications|readiness)(\/|$)/.test(pathname)) return places[2]
  if (pathname !== pages.dashboard) return undefined
  return places.find((place) => place.tab === tab) ?? places[0]
}
