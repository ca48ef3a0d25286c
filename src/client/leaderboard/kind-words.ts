import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import { isUpperHalf } from '#domain/ledger/league.ts'
import { xpFor } from '#domain/ledger/xp.ts'

/** One line about a place in the group. It never says how far behind somebody is, only what the next step is. */
export function kindWords({
  place,
  members,
  toNextPlace,
}: Pick<NonNullable<JoinedLeaderboard['league']>, 'place' | 'members' | 'toNextPlace'>): string {
  if (members === 1) return 'You opened this group. Nice start!'
  if (toNextPlace === null) return 'You are at the front. Strong week!'
  if (!isUpperHalf(place, members))
    return 'You learned this week, and that is what counts. Each lesson moves you on.'
  const lessons = Math.floor(toNextPlace / xpFor('contentItem')) + 1
  if (lessons <= 5)
    return `${lessons === 1 ? 'One more lesson' : `${lessons} more lessons`} can move you up a place.`
  return 'Good week! Keep going at your own pace.'
}
