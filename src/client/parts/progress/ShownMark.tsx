import { BadgeCheck } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface ShownMarkProps {
  className?: string
}

/** An assessment passed, or a project that a mentor passed: what a business may see. */
export function ShownMark({ className = '' }: ShownMarkProps) {
  return (
    <Chip tone="leaf" className={className}>
      <Icon of={BadgeCheck} size={16} />
      Shown
    </Chip>
  )
}
