import type { JoinedLeaderboard } from '#contract/leaderboard.ts'
import { isUpperHalf } from '#domain/ledger/league.ts'
import { Card } from '../ui/Card.tsx'

/** Among all students on the leaderboard, and last week. A place is shown in the upper half only. */
export function EverybodyCard({
  everybody,
  lastWeek,
}: Pick<JoinedLeaderboard, 'everybody' | 'lastWeek'>) {
  const lines = [
    everybody === null ? null : lineOf(everybody),
    lastWeek === null
      ? null
      : isUpperHalf(lastWeek.place, lastWeek.members)
        ? `Last week you learned ${lastWeek.xp} XP and came in at place ${lastWeek.place} of ${lastWeek.members}.`
        : `Last week you learned ${lastWeek.xp} XP.`,
  ].filter((line) => line !== null)
  if (lines.length === 0) return null
  return (
    <Card title="The whole island">
      {lines.map((line) => (
        <p key={line} className="not-first:mt-2">
          {line}
        </p>
      ))}
    </Card>
  )
}

const number = new Intl.NumberFormat('en')

function lineOf({ place, students }: { place: number; students: number }): string {
  if (students === 1) return 'You are the first one on the leaderboard who learned this week.'
  const all = number.format(students)
  return isUpperHalf(place, students)
    ? `You are at place ${number.format(place)} of ${all} students on the leaderboard who learned this week.`
    : `${all} students on the leaderboard learned this week. You are one of them.`
}
