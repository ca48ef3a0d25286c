import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ReportPlace } from '#domain/person-report.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { lazyPart } from './lazy-part.tsx'

const ReportPersonSheet = lazyPart(
  async () => (await import('./ReportPersonSheet.tsx')).ReportPersonSheet,
)

export interface ReportedPerson {
  place: ReportPlace
  /** Of the session, the opening, the application, or the person. */
  id: string
  /** How the reporter knows them. */
  name: string
}

interface ReportPersonProps extends ReportedPerson {
  /** On the button; "Report" unless another fits better. */
  label?: string
  /** What sets this button apart from others for the same person. */
  what?: string
}

/** The way to tell staff about somebody's conduct, wherever people meet. */
export function ReportPerson({ label = 'Report', what, ...person }: ReportPersonProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        tone="plain"
        onClick={() => setOpen(true)}
        aria-label={`${label}: ${what ?? person.name}`}
        className="px-3"
      >
        <Icon of={Flag} size={18} />
        {label}
      </Button>
      {open && (
        <Suspense>
          <ReportPersonSheet {...person} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
