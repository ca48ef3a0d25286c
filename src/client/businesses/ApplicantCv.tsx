import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'

const SentCv = lazyPart(() => import('./SentCv.tsx'), 'SentCv')

export interface ApplicantCvProps {
  postingId: string
  applicationId: string
  name: string
  /** Whether they may keep it as a file; a viewer only reads it. */
  mayAnswer: boolean
}

/** The CV that came with an application, to read and to download. */
export function ApplicantCv(props: ApplicantCvProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-4">
      <Button tone="quiet" aria-label={`Read the CV: ${props.name}`} onClick={() => setOpen(true)}>
        Read the CV
      </Button>
      {isOpen && (
        <OnDemand>
          <SentCv {...props} onClose={() => setOpen(false)} />
        </OnDemand>
      )}
    </div>
  )
}
