import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../app/api.ts'
import { Button } from '../ui/Button.tsx'
import { checkNewPassword } from './checks.ts'
import { useForm, useReady } from '../app/form.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/** Opened from the email's link, which carries the token. */
export function ResetPasswordPage() {
  const ready = useReady()
  const { busy, message, errors, onSubmit } = useForm(
    checkNewPassword,
    async ({ password = '' }) => {
      const token = new URLSearchParams(location.search).get('token') ?? ''
      await call('POST /api/password/reset', { token, password })
      location.replace(`${pages.login}?notice=password-changed` satisfies Address)
    },
  )
  return (
    <SignInFrame
      title="Choose a new password"
      intro="You will be signed out everywhere else."
      foot={
        <a href={pages.forgotPassword} className="link">
          Ask for a new link
        </a>
      }
    >
      <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <PasswordField label="New password" fresh error={errors['password']} />
        <Button type="submit" busy={busy} disabled={!ready} className="min-h-12">
          Save password
        </Button>
      </form>
    </SignInFrame>
  )
}
