import { useId, useState } from 'react'
import { minReasonLength } from '#domain/people/staff-action.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { TextArea } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

/** For staff who were sent the link, such as when somebody else worked for the badge. */
export function StopBadge({ id, title }: { id: string; title: string }) {
  const form = useId()
  const [open, setOpen] = useState(false)
  const { mutateAsync } = useAction('POST /api/staff/badges/:id/stop')
  const { busy, message, errors, onSubmit } = useForm(
    ({ reason = '' }) =>
      reason.length < minReasonLength
        ? {
            message: 'Say why.',
            fields: { reason: `Write at least ${minReasonLength} characters.` },
          }
        : undefined,
    async ({ reason = '' }) => {
      await mutateAsync({ id, reason })
      setOpen(false)
      showToast('The badge does not count any more', 'good')
    },
  )
  return (
    <>
      <Button tone="quiet" className="mt-4" onClick={() => setOpen(true)}>
        Take this badge back
      </Button>
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={`Take back the badge: ${title}`}
        actions={
          <Button type="submit" form={form} tone="danger" busy={busy}>
            Take it back
          </Button>
        }
      >
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          <p>
            It will not count any more, for good. The student is told, without your reason, and
            cannot get it again.
          </p>
          <TextArea
            label="Reason"
            name="reason"
            rows={3}
            maxLength={500}
            hint={`At least ${minReasonLength} characters. It stays in the log with your name. Only staff can read it.`}
            error={errors['reason']}
          />
          <FormMessage>{message}</FormMessage>
        </form>
      </Sheet>
    </>
  )
}
