import { useState } from 'react'
import { messages } from '#domain/people/messages.ts'
import { useForm } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { required } from './required.ts'

export function EmailCard({ email, bounced }: { email: string; bounced: boolean }) {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <Card title="Email">
      <p className="mb-4">
        You log in with <strong className="break-all">{email}</strong>.
      </p>
      {bounced && !sentTo && <AddressBounced />}
      {sentTo ? (
        <p
          role="status"
          className="rounded-control bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong"
        >
          We sent a link to {sentTo}. Open it within one hour to make the change.
        </p>
      ) : (
        <EmailForm onSent={setSentTo} />
      )}
    </Card>
  )
}

function AddressBounced() {
  return (
    <p className="mb-4 rounded-control bg-coral-soft px-4 py-3 text-coral">
      Our emails to this address come back. Check the spelling, and enter the right address below.
    </p>
  )
}

function EmailForm({ onSent }: { onSent: (email: string) => void }) {
  const { mutateAsync } = useAction('POST /api/account/email')
  const { busy, message, errors, onSubmit } = useForm(
    (values) =>
      required(values, { email: messages.emailUnclear, password: 'Enter your password.' }),
    async ({ email = '', password = '' }) => {
      await mutateAsync({ email, password })
      onSent(email)
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <FormMessage>{message}</FormMessage>
      <Field
        label="New email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors['email']}
      />
      <PasswordField label="Your password" error={errors['password']} />
      <Button type="submit" tone="quiet" busy={busy} className="sm:justify-self-start">
        Change email
      </Button>
    </form>
  )
}
