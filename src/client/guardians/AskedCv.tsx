import { useState } from 'react'
import type { Cv } from '#domain/cv/cv.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'

const CvSheet = lazyPart(() => import('../parts/cv/CvSheet.tsx'), 'CvSheet')

/** The CV that would go with an application, before a guardian answers. */
export function AskedCv({ cv, student }: { cv: Cv; student: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-2">
      <p>And a CV, without phone numbers.</p>
      <Button tone="quiet" className="mt-2" onClick={() => setOpen(true)}>
        Read the CV
      </Button>
      {isOpen && (
        <OnDemand>
          <CvSheet
            title={`CV of ${student}`}
            query={{ data: { cv }, error: null, refetch: () => {}, isFetching: false }}
            onClose={() => setOpen(false)}
          />
        </OnDemand>
      )}
    </div>
  )
}
