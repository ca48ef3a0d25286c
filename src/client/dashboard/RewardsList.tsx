import { Flame, Snowflake, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { shortDay } from '../app/dates.ts'
import { useApi } from '../app/use-api.ts'
import { BarChart } from '../ui/BarChart.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Spinner } from '../ui/Spinner.tsx'

const bonusFrom = 5

/** What the streak pays, what is held against a missed day, and this week's XP. */
export function RewardsList() {
  const { data, error, refetch } = useApi('GET /api/rewards', {})
  if (!data)
    return error ? (
      <ErrorState onRetry={() => void refetch()}>{error.message}</ErrorState>
    ) : (
      <Spinner />
    )

  const { streak, todaysBonus, freezes, daysToFreeze, earnedThisWeek } = data
  const week = earnedThisWeek.reduce((total, { xp }) => total + xp, 0)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        <Reward icon={Flame} title={streak === 1 ? '1 day streak' : `${streak} day streak`}>
          {todaysBonus > 0
            ? `Your streak pays ${todaysBonus} bonus XP a day.`
            : `From day ${bonusFrom} on, your streak pays bonus XP every day.`}
        </Reward>
        <Reward icon={Snowflake} title={`${freezes} of 2 freezes held`}>
          {freezes === 2
            ? 'You are covered. A freeze keeps your streak on a day you miss.'
            : `The next one is ${daysToFreeze === 1 ? '1 active day' : `${daysToFreeze} active days`} away. It keeps your streak on a day you miss.`}
        </Reward>
        <Reward icon={Zap} title={`${week} XP this week`}>
          {data.xp} XP in all.
        </Reward>
      </ul>
      <BarChart
        title="XP by day this week"
        columns={['Day', 'XP']}
        bars={earnedThisWeek.map(({ day, xp }) => ({
          label: shortDay(day).slice(0, 3),
          value: xp,
        }))}
      />
    </div>
  )
}

function Reward({
  icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
        <Icon of={icon} />
      </span>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  )
}
