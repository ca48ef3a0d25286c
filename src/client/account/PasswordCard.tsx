import { useState } from 'react'
import { messages, passwordMinimum } from '#domain/people/messages.ts'
import { useForm } from '../app/form.ts'
import type { FormValues, FormProblem } from '../app/form.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { showToast } from '../ui/toasts.ts'
import { required } from './required.ts'

export function PasswordCard() {
  const [changes, setChanges] = useState(0)
  return (
    <Card title="Password">
      <PasswordForm key={changes} onChanged={() => setChanges(changes + 1)} />
    </Card>
  )
}

function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const { mutateAsync } = useAction('POST /api/account/password')
  const { busy, message, errors, onSubmit } = useForm(
    check,
    async ({ current = '', next = '' }) => {
      await mutateAsync({ current, next })
      showToast('Password changed. Other devices are signed out.', 'good')
      onChanged()
    },
  )
  return (
    <form noValidate onSubmit={onSubmit} className="grid grid-cols-1 gap-4">
      <FormMessage>{message}</FormMessage>
      <PasswordField
        label="Current password"
        name="current"
        error={errors['current'] ?? errors['password']}
      />
      <PasswordField label="New password" name="next" fresh error={errors['next']} />
      <Button type="submit" tone="quiet" busy={busy} className="sm:justify-self-start">
        Change password
      </Button>
    </form>
  )
}

function check(values: FormValues): FormProblem | undefined {
  const missing = required(values, {
    current: 'Enter your current password.',
    next: 'Enter a new password.',
  })
  if (missing) return missing
  if ((values['next'] ?? '').length >= passwordMinimum) return undefined
  return { message: messages.passwordTooShort, fields: { next: messages.passwordTooShort } }
}
