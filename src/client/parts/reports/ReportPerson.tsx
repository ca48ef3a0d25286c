import { Flag } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { reportedPerson, type ReportedPerson } from './open-report.ts'

interface ReportPersonProps extends ReportedPerson {
  /** The button's label; "Report" by default. */
  label?: string
  /** Tells this button from others for the same person. */
  what?: string
}

/** Reports somebody's conduct to staff; offered wherever people meet. */
export function ReportPerson({ label = 'Report', what, ...person }: ReportPersonProps) {
  return (
    <Button
      tone="plain"
      onClick={() => reportedPerson.set(person)}
      aria-label={`${label}: ${what ?? person.name}`}
      className="px-3"
    >
      <Icon of={Flag} size={18} />
      {label}
    </Button>
  )
}
