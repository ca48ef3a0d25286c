import type { ApplicationDetails } from '#contract/applications.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field, TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

/** Private notes: contacts, dates, what to bring. */
export function NotesForm({ application }: { application: ApplicationDetails }) {
  const { id, notes, deadline } = application
  const { mutateAsync } = useAction('PATCH /api/applications/:id')
  const { busy, message, errors, onSubmit } = useForm(
    () => undefined,
    async (values) => {
      await mutateAsync({ id, notes: values['notes'] ?? '', deadline: values['deadline'] ?? '' })
      showToast('Notes saved', 'good')
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-3">
      <FormMessage>{message}</FormMessage>
      <TextArea
        label="Your notes"
        name="notes"
        hint="Only you see them."
        rows={3}
        maxLength={5000}
        defaultValue={notes}
        error={errors['notes']}
      />
      <Field
        label="Deadline"
        name="deadline"
        type="date"
        required={false}
        defaultValue={deadline ?? ''}
        error={errors['deadline']}
      />
      <Button type="submit" tone="quiet" busy={busy}>
        Save notes
      </Button>
    </form>
  )
}
