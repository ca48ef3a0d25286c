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
        error={errors['email']}
      />
      <PasswordField fresh error={errors['password']} />
    </>
  )
}
