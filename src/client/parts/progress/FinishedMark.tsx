import { Flag } from 'lucide-react'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

interface FinishedMarkProps {
  className?: string
}

/** Went through it to the end. */
export function FinishedMark({ className = '' }: FinishedMarkProps) {
  return (
    <Chip className={className}>
      <Icon of={Flag} size={16} />
      Finished
    </Chip>
  )
}
