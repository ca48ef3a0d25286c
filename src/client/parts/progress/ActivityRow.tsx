import {
  BookOpen,
  CalendarCheck,
  CircleCheck,
  Flame,
  GraduationCap,
  Target,
  Trophy,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { Activity } from '#contract/dashboard.ts'
import { shortDate, timeOfDay } from '../../app/dates.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

const icons = new Map<string, LucideIcon>([
  ['daily_checkin', CalendarCheck],
  ['streak_bonus', Flame],
  ['achievement', Trophy],
  ['quest_completion', Target],
  ['course_completion', GraduationCap],
  ['content_completion', BookOpen],
])

export function ActivityRow({ activity }: { activity: Activity }) {
  const { type, description, at, amount } = activity
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
        <Icon of={icons.get(type) ?? CircleCheck} />
      </span>
      <span className="min-w-0 grow basis-32">
        <span className="block font-semibold">{description}</span>
        <time dateTime={at} className="block text-sm text-ink-soft">
          {shortDate(at)}, {timeOfDay(at)}
        </time>
      </span>
      {amount > 0 && <Chip tone="sun">+{amount} XP</Chip>}
    </li>
  )
}
