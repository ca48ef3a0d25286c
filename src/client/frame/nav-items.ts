import { BookOpen, BriefcaseBusiness, House, MessageCircle } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'

export interface Place {
  label: string
  path: string
  tab?: string
  icon: LucideIcon
}

/** The four places of the bottom bar and the rail. */
export const places: readonly Place[] = [
  { label: 'Home', path: '/dashboard', icon: House },
  { label: 'Learn', path: '/courses', icon: BookOpen },
  { label: 'Opportunities', path: '/dashboard', tab: 'opportunities', icon: BriefcaseBusiness },
  { label: 'Advisor', path: '/dashboard', tab: 'advisor', icon: MessageCircle },
]

/** The place an address belongs to. */
export function placeAt(pathname: string, tab: string | null): Place | undefined {
  if (/^\/(courses?|assessments?|review|portfolio|mentors|mentor-sessions)(\/|$)/.test(pathname))
    return places[1]
  if (/^\/(opportunities|applications|readiness)(\/|$)/.test(pathname)) return places[2]
  if (pathname !== '/dashboard') return undefined
  return places.find((place) => place.tab === tab) ?? places[0]
}
