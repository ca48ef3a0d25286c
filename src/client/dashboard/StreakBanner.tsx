import { Flame } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'
import { Rewards } from './Rewards.tsx'

export function StreakBanner({ days }: { days: number }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 rounded-card bg-sun-soft px-4 py-3">
      <p className="flex min-w-56 flex-1 items-center gap-3 font-semibold">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
          <Icon of={Flame} size={22} />
        </span>
        {days > 0
          ? `${days} day streak! Keep going to earn bonus rewards!`
          : 'Your streak starts today.'}
      </p>
      <Rewards />
    </div>
  )
}
