import { useState } from 'react'
import type { Me } from '#contract/accounts.ts'
import { goesWithAccount, othersNotice } from '#domain/people/account-deletion.ts'
import { longDate } from '../app/dates.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

export function DeleteCard({ user }: { user: Me }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  if (user.deleteAfter)
    return (
      <Card title="Delete account">
        <p>Your account and everything in it will be deleted on {longDate(user.deleteAfter)}.</p>
      </Card>
    )
  return (
    <Card title="Delete account">
      <p className="mb-4 text-ink-soft">
        This also deletes {goesWithAccount[user.role]}. You have 7 days to change your mind.
      </p>
      <Button tone="quiet" className="text-coral" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Sheet open={asking} onClose={close} title="Delete your account?">
        <DeleteForm user={user} onDeleted={close} onStay={close} />
      </Sheet>
    </Card>
  )
}

interface DeleteFormProps {
  user: Me
  onDeleted: () => void
  onStay: () => void
}

function DeleteForm({ user, onDeleted, onStay }: DeleteFormProps) {
  const { mutateAsync } = useAction('POST /api/account/delete')
  const { busy, message, errors, onSubmit } = useForm(
    ({ name = '' }) => {
      if (name.toLowerCase() === user.name.toLowerCase()) return undefined
      const mismatch = `Type ${user.name} to confirm.`
      return { message: mismatch, fields: { name: mismatch } }
    },
    async ({ password = '' }) => {
      await mutateAsync({ password })
      showToast('Your account will be deleted in 7 days')
      onDeleted()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <p>
        Nothing is deleted right away: for 7 days a banner on every page lets you keep the account.
        After that nobody can bring it back.
      </p>
      {othersNotice[user.role].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <FormMessage>{message}</FormMessage>
      <Field
        label={`Type your name: ${user.name}`}
        name="name"
        autoComplete="off"
        error={errors['name']}
      />
      <PasswordField label="Your password" error={errors['password']} />
      <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
        <Button tone="quiet" onClick={onStay}>
          Keep my account
        </Button>
        <Button type="submit" tone="danger" busy={busy}>
          Delete account
        </Button>
      </div>
    </form>
  )
}
