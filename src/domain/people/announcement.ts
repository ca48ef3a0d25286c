import type { Day } from '#domain/day.ts'
import { chosenRoles } from './role.ts'

/** Who an announcement can be for. */
export const announcedRoles = chosenRoles

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
