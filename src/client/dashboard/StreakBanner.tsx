import { Flame } from 'lucide-react'
import { Icon } from '../ui/Icon.tsx'

export function StreakBanner({ days }: { days: number }) {
  return (
    <p className="flex items-center gap-3 rounded-card bg-sun-soft px-4 py-3 font-semibold">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
        <Icon of={Flame} size={22} />
      </span>
      {days} day streak! Keep going to earn bonus rewards!
    </p>
  )
}
