import { useState } from 'react'
import type { Cv } from '#domain/cv/cv.ts'
import { jsonResumeOf } from '#domain/cv/json-resume.ts'
import { plainTextOfCv } from '#domain/cv/plain-text.ts'
import { saveFile } from '../app/save-file.ts'
import { deviceShares, sendByDevice } from '../app/send.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts.ts'

/** Other ways out of Upful. They are made on the device, so they work without a connection. */
export function CvFiles({ cv }: { cv: Cv }) {
  const [isCopied, setCopied] = useState(false)
  const text = plainTextOfCv(cv)
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      showToast('Copying did not work. Open "As plain text" and copy it by hand.', 'bad')
    }
  }
  return (
    <Card title="Take it with you">
      <p className="mb-3 text-ink-soft">
        As text for LMIS or WhatsApp, or as a JSON Resume file that other CV programs can read.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button tone="quiet" onClick={() => void copy()}>
          {isCopied ? 'Copied' : 'Copy as text'}
        </Button>
        {deviceShares && (
          <Button
            tone="quiet"
            onClick={() => void sendByDevice({ text }, 'Copy the text instead.')}
          >
            Share as text
          </Button>
        )}
        <Button tone="quiet" onClick={() => saveFile('cv.json', jsonResumeOf(cv))}>
          JSON Resume
        </Button>
      </div>
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </Card>
  )
}
