import { BadgeCheck, Flag } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface MarkProps {
  className?: string
}

/** Went through it to the end. */
export function FinishedMark({ className = '' }: MarkProps) {
  return (
    <Chip className={className}>
      <Icon of={Flag} size={16} />
      Finished
    </Chip>
  )
}

/** An assessment or a job simulation passed, or a project that a mentor passed: what a business may see. */
export function ShownMark({ className = '' }: MarkProps) {
  return (
    <Chip tone="leaf" className={className}>
      <Icon of={BadgeCheck} size={16} />
      Shown
    </Chip>
  )
}
