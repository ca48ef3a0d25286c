import type { Interview } from '#contract/interviews.ts'
import { cancelWords, isCancelReason } from '#domain/mentoring/mentor-session.ts'

/** Who cancelled an interview and why, as this side sees it. */
export function cancelledInterview(
  { cancelledBy, cancelReason }: Pick<Interview, 'cancelledBy' | 'cancelReason'>,
  side: 'student' | 'business',
  other: string,
): string {
  if (cancelReason === null || cancelReason === 'moved-on') return 'It is no longer needed.'
  if (isCancelReason(cancelReason)) {
    return `${cancelledBy === side ? 'You' : other}: “${cancelWords[cancelReason]}”`
  }
  const away = cancelReason === 'student-away' ? 'student' : 'business'
  if (away === side) return 'You could not make it.'
  return `${other} can’t make it now. You did nothing wrong.`
}
