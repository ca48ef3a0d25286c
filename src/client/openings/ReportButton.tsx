import { Flag } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const ReportSheet = lazyPart(() => import('./ReportSheet.tsx'), 'ReportSheet')

export function ReportButton({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" onClick={() => setOpen(true)} className="px-3">
        <Icon of={Flag} size={18} />
        Report
      </Button>
      {open && (
        <Suspense>
          <ReportSheet id={id} title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
