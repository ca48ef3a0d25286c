import { useForm } from '../app/form.ts'
import { useSession } from '../app/session.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { showToast } from '../ui/toasts.ts'

const emailMissing = 'Enter their email.'

interface InviteCardProps {
  /** The address entered before. */
  email: string | null
  /** Sent and not answered, or waiting until the student's own address is confirmed. */
  isOpen: boolean
}

/** Invites a guardian by email; edits the same address as the profile. */
export function InviteCard({ email, isOpen }: InviteCardProps) {
  const session = useSession()
  const confirmed = session.state === 'signed-in' && session.user.confirmed
  const { mutateAsync } = useAction('PATCH /api/profile')
  const cancel = useAction('PATCH /api/profile', {
    onDone: () => showToast('Cancelled. The invitation cannot be answered any more'),
  })
  const { busy, message, errors, onSubmit } = useForm(
    ({ guardianEmail = '' }) =>
      guardianEmail === ''
        ? { message: emailMissing, fields: { guardianEmail: emailMissing } }
        : undefined,
    async ({ guardianEmail = '' }) => {
      await mutateAsync({ fields: { guardianEmail } })
      showToast(
        confirmed
          ? `Saved. If we have not emailed ${guardianEmail} yet, we will do it now.`
          : 'Saved. We will email them as soon as you confirm your own email.',
        'good',
      )
    },
  )
  return (
    <Card title="Invite by email">
      <form noValidate onSubmit={onSubmit} className="grid gap-3">
        <p className="text-ink-soft">
          We email your guardian an invitation. You confirm here when they answer.
          {!confirmed && ' Confirm your own email first. A code from this page works without that.'}
        </p>
        <FormMessage>{message}</FormMessage>
        <Field
          label="Email of your guardian"
          name="guardianEmail"
          type="email"
          autoComplete="off"
          maxLength={254}
          defaultValue={email ?? ''}
          error={errors['guardianEmail']}
        />
        <Button type="submit" tone="quiet" busy={busy} className="sm:justify-self-start">
          Invite
        </Button>
        {isOpen && (
          <Button
            tone="plain"
            busy={cancel.isPending}
            onClick={() => cancel.mutate({ fields: { guardianEmail: '' } })}
            className="sm:justify-self-start"
          >
            Cancel the invitation to {email}
          </Button>
        )}
        <FormMessage>{cancel.error?.message}</FormMessage>
      </form>
    </Card>
  )
}
