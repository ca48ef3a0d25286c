import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

const missing = 'Paste the link of your meeting room.'

/** Where the mentor meets: one link, told only to whom a session is planned with. */
export function RoomCard({ room }: { room: string | null }) {
  const { mutateAsync } = useAction('PUT /api/mentor/room', { stale: ['mentor'] })
  const { busy, message, errors, onSubmit } = useForm(
    (given) => (given['room'] ? undefined : { message: missing, fields: { room: missing } }),
    async (given) => {
      await mutateAsync({ room: given['room'] ?? '' })
      showToast('Saved', 'good')
    },
  )
  return (
    <Card title="Where you meet">
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <FormMessage>{errors['room'] ? undefined : message}</FormMessage>
        <Field
          label="Meeting link"
          name="room"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={500}
          placeholder="https://meet.google.com/..."
          hint="Google Meet, Zoom or Microsoft Teams. Only students with a planned session see it, and the guardians of minors, who may sit in."
          defaultValue={room ?? ''}
          error={errors['room']}
        />
        <Button
          type="submit"
          tone={room === null ? 'main' : 'quiet'}
          busy={busy}
          className="justify-self-start"
        >
          Save link
        </Button>
      </form>
    </Card>
  )
}
