import { useState } from 'react'
import { signUpFailed } from '#domain/people/messages.ts'
import type { ChosenRole } from '#domain/people/role.ts'
import { BirthMonthField } from '../parts/people/BirthMonthField.tsx'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Select } from '../ui/Select.tsx'
import { AccountFields } from './AccountFields.tsx'
import { checkSignUp } from './checks.ts'
import { useForm, useReady } from '../app/form.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { fieldsOfRole } from './role-fields.ts'
import { RolePicker } from './RolePicker.tsx'
import { signUp } from './sign-up.ts'
import { SignUpTerms } from './SignUpTerms.tsx'

/** Sign-up with a role and the fields of that role. */
export function RoleSignUpForm({ preset }: { preset: ChosenRole }) {
  const ready = useReady()
  const [picked, setPicked] = useState<ChosenRole>()
  const role = picked ?? preset
  const fields = fieldsOfRole[role]
  const required = [
    'name',
    'email',
    'password',
    ...fields.filter((field) => !field.optional).map(({ name }) => name),
  ]
  const { busy, message, errors, onSubmit } = useForm(
    (values) => checkSignUp(values, required),
    (values) =>
      signUp(values, role, {
        arrival: 'signed-up-with-role',
        detailNames: fields.map(({ name }) => name),
      }),
    signUpFailed,
  )
  return (
    <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
      <FormMessage>{message}</FormMessage>
      <RolePicker role={role} onPick={setPicked} />
      <AccountFields errors={errors} />
      {fields.map(({ optional, options, ...field }) =>
        field.type === 'month' ? (
          <BirthMonthField
            key={`${role}-${field.name}`}
            name={field.name}
            label={field.label}
            error={errors[field.name]}
          />
        ) : options ? (
          <Select
            key={`${role}-${field.name}`}
            name={field.name}
            label={field.label}
            placeholder="Choose one"
            options={options.map((option) => ({ value: option, label: option }))}
            error={errors[field.name]}
          />
        ) : (
          <Field
            key={`${role}-${field.name}`}
            {...field}
            {...(field.type === 'number' ? { inputMode: 'numeric', min: 0 } : {})}
            {...(optional ? { required: false } : {})}
            maxLength={field.type === 'number' ? undefined : 120}
            error={errors[field.name]}
          />
        ),
      )}
      <Button type="submit" busy={busy} disabled={!ready} className="min-h-12">
        Create Account
      </Button>
      <SignUpTerms />
    </form>
  )
}
