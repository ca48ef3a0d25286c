import {
  BookOpen,
  Compass,
  Flame,
  Heart,
  Leaf,
  Map as MapIcon,
  Medal,
  Rocket,
  Shield,
  Star,
  Target,
  Trophy,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'

const icons = new Map<string, LucideIcon>([
  ['book', BookOpen],
  ['compass', Compass],
  ['flame', Flame],
  ['heart', Heart],
  ['leaf', Leaf],
  ['map', MapIcon],
  ['medal', Medal],
  ['rocket', Rocket],
  ['shield', Shield],
  ['star', Star],
  ['target', Target],
  ['trophy', Trophy],
])

interface BadgeProps {
  icon: string
  earned: boolean
}

/** The round icon of an achievement: gold once it is earned. */
export function Badge({ icon, earned }: BadgeProps) {
  return (
    <span
      className={classes(
        'grid size-12 shrink-0 place-items-center rounded-full',
        earned ? 'bg-sun text-on-sun' : 'border-2 border-dashed border-edge text-ink-soft',
      )}
    >
      <Icon of={icons.get(icon) ?? Star} size={24} />
    </span>
  )
}
