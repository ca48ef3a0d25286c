import { Check, X } from 'lucide-react'
import { Icon } from '../../ui/Icon.tsx'

/** Right or wrong, as an icon and for screen readers; nothing while unmarked. */
export function Mark({ right }: { right: boolean | undefined }) {
  if (right === undefined) return null
  return (
    <span className={right ? 'text-leaf' : 'text-coral'}>
      <Icon of={right ? Check : X} />
      <span className="sr-only">{right ? 'Right' : 'Not right'}</span>
    </span>
  )
}
