import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const NoteForm = lazyPart(() => import('./NoteForm.tsx'), 'NoteForm')

interface PrivateNoteProps {
  postingId: string
  applicationId: string
  name: string
  note: string
  /** False for a viewer, who only reads it. */
  mayAnswer: boolean
}

/** What the business notes for itself. It goes when the applicant ends the application. */
export function PrivateNote(props: PrivateNoteProps) {
  const { postingId, applicationId, name, note, mayAnswer } = props
  const [writing, setWriting] = useState(false)
  const label = note === '' ? 'Add a private note' : 'Change the note'
  if (writing)
    return (
      <OnDemand>
        <NoteForm {...{ postingId, applicationId, note }} onClose={() => setWriting(false)} />
      </OnDemand>
    )
  if (note === '' && !mayAnswer) return null
  return (
    <div className="mt-4">
      {note !== '' && (
        <p className="prose-width mb-1 rounded-control bg-sun-soft px-4 py-3 wrap-anywhere whitespace-pre-line">
          <span className="block text-sm font-semibold">Your private note</span>
          {note}
        </p>
      )}
      {mayAnswer && (
        <Button
          tone="plain"
          onClick={() => setWriting(true)}
          aria-label={`${label}: ${name}`}
          className="-ml-3 px-3"
        >
          <Icon of={NotebookPen} size={18} />
          {label}
        </Button>
      )}
    </div>
  )
}
