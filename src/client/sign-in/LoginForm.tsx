import type { Arrival } from '#domain/people/arrivals.ts'
import { loginFailed } from '#domain/people/messages.ts'
import * as pages from '#domain/pages.ts'
import { call } from '../app/api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { enterApp } from './address.ts'
import { checkLogin } from './checks.ts'
import { useForm, useReady } from '../app/form.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

/** `arrival` selects the message on the next page. */
export function LoginForm({ arrival }: { arrival: Arrival }) {
  const ready = useReady()
  const { busy, message, errors, onSubmit } = useForm(
    checkLogin,
    async ({ email = '', password = '' }) => {
      await call('POST /api/sign-in', { email, password })
      enterApp(arrival)
    },
    loginFailed,
  )
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <FormMessage>{message}</FormMessage>
      {message?.includes('Write to us') && (
        <a href={pages.contact} className="link justify-self-start">
          Write to us
        </a>
      )}
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={errors['email']}
      />
      <PasswordField error={errors['password']} />
      <p className="-mt-1 text-right">
        <a href={pages.forgotPassword} className="link inline-block py-1">
          Forgot your password?
        </a>
      </p>
      <Button type="submit" busy={busy} disabled={!ready} className="min-h-12">
        Log In
      </Button>
    </form>
  )
}
