import type { StaffRole } from '#domain/people/staff-role.ts'
import { useSession } from '../../app/session.ts'

/** The role of the person who is signed in, if they are staff. */
export function useStaffRole(): StaffRole | undefined {
  const session = useSession()
  return session.state === 'signed-in' ? session.user.staffRole : undefined
}
