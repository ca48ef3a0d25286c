import { NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { maxNote } from '#domain/openings/applicant-list.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'

interface PrivateNoteProps {
  postingId: string
  applicationId: string
  name: string
  note: string
}

/** What the business notes for itself. It goes when the applicant ends the application. */
export function PrivateNote({ postingId, applicationId, name, note }: PrivateNoteProps) {
  const [writing, setWriting] = useState(false)
  const { mutateAsync } = useAction('PATCH /api/postings/:id/applicants/:applicationId')
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (values) => {
      await mutateAsync({ id: postingId, applicationId, note: values['note'] ?? '' })
      setWriting(false)
    },
  )
  if (!writing)
    return (
      <div className="mt-4">
        {note !== '' && (
          <p className="prose-width mb-1 rounded-control bg-sun-soft px-4 py-3 wrap-anywhere whitespace-pre-line">
            <span className="block text-sm font-semibold">Your private note</span>
            {note}
          </p>
        )}
        <Button
          tone="plain"
          onClick={() => setWriting(true)}
          aria-label={`${note === '' ? 'Add a private note' : 'Change the note'}: ${name}`}
          className="-ml-3 px-3"
        >
          <Icon of={NotebookPen} size={18} />
          {note === '' ? 'Add a private note' : 'Change the note'}
        </Button>
      </div>
    )
  return (
    <form noValidate onSubmit={onSubmit} className="mt-4 grid grid-cols-1 gap-3">
      <FormMessage>{message}</FormMessage>
      <TextArea
        label="Private note"
        name="note"
        defaultValue={note}
        rows={3}
        maxLength={maxNote}
        required={false}
        error={errors['note']}
        hint="Only you see it, never the applicant. It is deleted when they withdraw."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Save the note
        </Button>
        <Button tone="quiet" onClick={() => setWriting(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
