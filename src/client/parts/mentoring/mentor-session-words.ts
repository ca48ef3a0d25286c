import type { MentorSession, MyMentorSession } from '#contract/mentoring.ts'
import { cancelWords } from '#domain/mentoring/mentor-session.ts'
import type { SessionSide } from '#domain/mentoring/mentor-session.ts'

/** A session as either side gets it. */
export type EitherSession = MentorSession | MyMentorSession

type SessionStatus = Pick<EitherSession, 'state' | 'maySay' | 'said' | 'onHold' | 'cancelReason'>

/** The label of a session's state, for this side. */
export function sessionLabel(
  { state, maySay, said, onHold, cancelReason }: SessionStatus,
  side: SessionSide,
): string {
  switch (state) {
    case 'planned':
      if (onHold) return 'On hold'
      return maySay || said ? 'Over' : 'Planned'
    case 'held':
      return 'You met'
    case 'student-missed':
    case 'mentor-missed':
      return state.startsWith(side) ? 'You missed it' : 'They missed it'
    case 'technical':
      return 'It did not work'
    case 'not-recorded':
      return 'Not recorded'
    case 'cancelled':
      return cancelReason === 'ended-early' ? 'Ended early' : 'Cancelled'
  }
}

/** Who cancelled a session and why; null if it wasn't cancelled. */
export function cancelledLine(
  { cancelledBy, cancelReason }: EitherSession,
  side: SessionSide,
  name: string,
): string | null {
  if (cancelReason === null) return null
  if (cancelReason === 'mentorship-ended')
    return cancelledBy === null && side === 'student'
      ? 'A guardian stopped the mentoring.'
      : 'Cancelled because the mentoring ended.'
  if (cancelReason === 'ended-early') return 'The mentoring ended during this session.'
  if (cancelReason === 'no-approval') return 'It was on hold, and was not cleared in time.'
  if (cancelReason === 'under-review') return 'Upful cancelled it. You did nothing wrong.'
  if (cancelReason === 'mentor-away' || cancelReason === 'student-away')
    return cancelReason.startsWith(side) ? 'You were away.' : `${name} is away.`
  return `${cancelledBy === side ? 'You' : name}: “${cancelWords[cancelReason]}”`
}
