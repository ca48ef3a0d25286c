import { useState } from 'react'
import { call } from '../app/api.ts'
import { sayWhy } from '../app/say-why.ts'
import { useApi } from '../app/use-api.ts'
import { CvSheet } from '../parts/cv/CvSheet.tsx'
import { savePdf } from '../parts/cv/save-pdf.ts'
import { Button } from '../ui/Button.tsx'
import type { ApplicantCvProps } from './ApplicantCv.tsx'

interface SentCvProps extends ApplicantCvProps {
  onClose: () => void
}

export function SentCv({ postingId, applicationId, name, mayAnswer, onClose }: SentCvProps) {
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
