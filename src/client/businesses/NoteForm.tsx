import { maxNote } from '#domain/openings/applicant-list.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'

interface NoteFormProps {
  postingId: string
  applicationId: string
  note: string
  onClose: () => void
}

export function NoteForm({ postingId, applicationId, note, onClose }: NoteFormProps) {
  const { mutateAsync } = useAction('PATCH /api/postings/:id/applicants/:applicationId')
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (values) => {
      await mutateAsync({ id: postingId, applicationId, note: values['note'] ?? '' })
      onClose()
    },
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
        hint="Only your business sees it, never the applicant. It is deleted when they withdraw."
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          Save the note
        </Button>
        <Button tone="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
