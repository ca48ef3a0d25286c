import { Flag } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { reportedPerson, type ReportedPerson } from './open-report.ts'

interface ReportPersonProps extends ReportedPerson {
  /** The button's label; "Report" by default. */
  label?: string
  /** Distinguishes this button from others for the same person. */
  subject?: string
}

/** Reports somebody's conduct to staff; offered wherever people meet. */
export function ReportPerson({ label = 'Report', subject, ...person }: ReportPersonProps) {
  return (
    <Button
      tone="plain"
      onClick={() => reportedPerson.set(person)}
      aria-label={`${label}: ${subject ?? person.name}`}
      className="px-3"
    >
      <Icon of={Flag} size={18} />
      {label}
    </Button>
  )
}
