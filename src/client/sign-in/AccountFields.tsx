import type { ReactNode } from 'react'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

/** What every new account is asked, whatever its role. */
export function AccountFields({ errors }: { errors: Readonly<Record<string, string>> }) {
  return (
    <>
      <Field
        label="Full Name"
        name="name"
        autoComplete="name"
        maxLength={80}
        error={errors['name']}
      />
      <Field
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={withLogin(errors['email'])}
      />
      <PasswordField fresh error={errors['password']} />
    </>
  )
}

const way = 'Log in instead'

/** The way on that the message speaks of can be followed. */
function withLogin(error: string | undefined): ReactNode {
  const [before, after] = error?.split(way) ?? []
  if (after === undefined) return error
  return (
    <>
      {before}
      <a href="/login" className="link">
        {way}
      </a>
      {after}
    </>
  )
}
