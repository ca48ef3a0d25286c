import type { Day } from '#domain/day.ts'
import type { Address } from '#domain/href.ts'
import { isAddress } from '#domain/known-address.ts'
import { chosenRoles } from './role.ts'

/** Who an announcement can be for. */
export const announcedRoles = chosenRoles

/** Where an announcement leads, and the words on it. */
export type AnnouncedLink =
  | { readonly page: Address; readonly label: string }
  | { readonly site: string; readonly label: string }

/** Decided once, because the table of all pages is too large for each start of the app. */
export function announcedLink(
  to: string | null | undefined,
  label: string | null | undefined,
): AnnouncedLink | null {
  if (to == null || label == null) return null
  return isAddress(to) ? { page: to, label } : { site: to, label }
}

export type AnnouncementState = 'planned' | 'shown' | 'over' | 'ended'

/** Whether people see it today. Both days are included. */
export function announcementState(
  { from, until, ended }: { from: Day; until: Day; ended: boolean },
  today: Day,
): AnnouncementState {
  if (ended) return 'ended'
  if (today < from) return 'planned'
  return today > until ? 'over' : 'shown'
}
