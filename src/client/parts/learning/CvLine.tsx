import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'

/** A line that somebody can put on their CV. */
export function CvLine({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  async function copy() {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <>
      <p className="mb-3">{text}</p>
      {'clipboard' in navigator && (
        // Without permission nothing happens, and the text is there to be copied by hand.
        <Button tone="quiet" onClick={() => void copy().catch(() => {})}>
          {isCopied ? 'Copied' : 'Copy'}
        </Button>
      )}
      <span role="status" className="sr-only">
        {isCopied ? 'Copied' : ''}
      </span>
    </>
  )
}
