import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { useApi } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'

const CvSheet = lazyPart(() => import('../parts/cv/CvSheet.tsx'), 'CvSheet')

/** The CV that the business has, as it was when it was sent. */
export function SentCv({ id, company }: { id: string; company: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        See the CV you sent
      </Button>
      {isOpen && (
        <OnDemand>
          <Sent id={id} company={company} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </div>
  )
}

function Sent({ id, company, onClose }: { id: string; company: string; onClose: () => void }) {
  const query = useApi('GET /api/applications/:id/cv', { id })
  return <CvSheet title={`What ${company} got`} query={query} onClose={onClose} />
}
