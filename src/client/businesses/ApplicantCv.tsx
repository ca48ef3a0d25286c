import { useState } from 'react'
import { call } from '../app/api.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { sayWhy } from '../app/say-why.ts'
import { useApi } from '../app/use-api.ts'
import { savePdf } from '../parts/cv/save-pdf.ts'
import { Button } from '../ui/Button.tsx'

const CvSheet = lazyPart(() => import('../parts/cv/CvSheet.tsx'), 'CvSheet')

interface ApplicantCvProps {
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

function SentCv({
  postingId,
  applicationId,
  name,
  mayAnswer,
  onClose,
}: ApplicantCvProps & { onClose: () => void }) {
  const names = { id: postingId, applicationId }
  const query = useApi('GET /api/postings/:id/applicants/:applicationId/cv', names)
  const [isMaking, setMaking] = useState(false)
  async function download() {
    setMaking(true)
    try {
      savePdf(await call('GET /api/postings/:id/applicants/:applicationId/cv/pdf', names))
    } catch (error) {
      if (error instanceof Error) sayWhy(error)
    }
    setMaking(false)
  }
  return (
    <CvSheet
      title={`CV: ${name}`}
      query={query}
      onClose={onClose}
      actions={
        query.data &&
        mayAnswer && (
          <Button busy={isMaking} onClick={() => void download()}>
            Download PDF
          </Button>
        )
      }
    />
  )
}
