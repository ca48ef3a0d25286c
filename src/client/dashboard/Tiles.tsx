import { Activity, Flame, Target, TrendingUp, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { StudentDay } from '#contract/dashboard.ts'
import { levelOf, shortXp } from '#domain/ledger/level.ts'
import { classes } from '../ui/classes.ts'
import { CountUp } from '../ui/CountUp.tsx'
import { Icon } from '../ui/Icon.tsx'

interface Tile {
  label: string
  value: number
  icon: LucideIcon
  write?: (value: number) => string
  gold?: true
}

export function Tiles({ student }: { student: StudentDay }) {
  const tiles: readonly Tile[] = [
    { label: 'Level', value: levelOf(student.xp).level, icon: TrendingUp },
    { label: 'XP Points', value: student.xp, icon: Zap, write: shortXp, gold: true },
    { label: 'Day Streak', value: student.streak, icon: Flame, gold: true },
    { label: 'Completion %', value: student.completion, icon: Target },
    { label: 'Activities', value: student.activities, icon: Activity },
  ]
  return (
    <dl className="grid grid-cols-6 gap-2 sm:grid-cols-5 sm:gap-3">
      {tiles.map(({ label, value, icon, write, gold }) => (
        <div
          key={label}
          className="col-span-2 grid justify-items-center gap-0.5 rounded-card border border-line bg-card px-1 py-2.5 text-center sm:py-3 narrow:col-span-6! nth-[n+4]:col-span-3 sm:col-span-1 sm:nth-[n+4]:col-span-1"
        >
          <dt className="order-2 text-sm text-ink-soft">{label}</dt>
          <dd className="order-1 grid justify-items-center gap-0.5 text-2xl font-extrabold tabular-nums">
            <span
              className={classes(
                'grid size-8 place-items-center rounded-full sm:size-9',
                gold ? 'bg-sun text-on-sun' : 'bg-leaf-soft text-leaf-strong',
              )}
            >
              <Icon of={icon} />
            </span>
            <span>
              <CountUp value={value} {...(write ? { write } : {})} />
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
