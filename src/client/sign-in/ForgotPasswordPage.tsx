import { useState } from 'react'
import { messages } from '#domain/people/messages.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../app/api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { useForm, useReady } from '../app/form.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { SignInFrame } from './SignInFrame.tsx'

export function ForgotPasswordPage() {
  const ready = useReady()
  const [sent, setSent] = useState(false)
  const { busy, message, errors, onSubmit } = useForm(
    ({ email }) =>
      email
        ? undefined
        : { message: messages.emailUnclear, fields: { email: messages.emailUnclear } },
    async ({ email = '' }) => {
      await call('POST /api/password/forgot', { email })
      setSent(true)
    },
  )
  return (
    <SignInFrame
      title="Forgot your password?"
      intro="It happens. We will send you a link to choose a new one."
      foot={
        <a href={pages.login} className="link">
          Back to log in
        </a>
      }
    >
      {sent ? (
        <p
          role="status"
          className="rounded-control bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong"
        >
          If there is an account with this email, a link is on its way. Check your spam folder too.
        </p>
      ) : (
        <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
          <FormMessage>{message}</FormMessage>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            maxLength={254}
            error={errors['email']}
          />
          <Button type="submit" busy={busy} disabled={!ready} className="min-h-12">
            Send the link
          </Button>
        </form>
      )}
    </SignInFrame>
  )
}
