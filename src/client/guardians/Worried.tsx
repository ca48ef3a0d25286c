import { HeartHandshake } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const WorriedSheet = lazyPart(() => import('./WorriedSheet.tsx'), 'WorriedSheet')
const ReportPersonSheet = lazyPart(
  () => import('../parts/reports/ReportPersonSheet.tsx'),
  'ReportPersonSheet',
)

export interface WorriedProps {
  studentId: string
  name: string
}

/** For a guardian who is worried: who to call, how to talk, and a form to write to our staff. */
export function Worried({ studentId, name }: WorriedProps) {
  const [open, setOpen] = useState<'worried' | 'report'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen('worried')}>
        <Icon of={HeartHandshake} size={18} />
        I am worried about {name}
      </Button>
      <OnDemand>
        {open === 'worried' && (
          <WorriedSheet
            studentId={studentId}
            name={name}
            onReport={() => setOpen('report')}
            onClose={close}
          />
        )}
        {open === 'report' && (
          <ReportPersonSheet place="student" id={studentId} name={name} onClose={close} />
        )}
      </OnDemand>
    </>
  )
}
