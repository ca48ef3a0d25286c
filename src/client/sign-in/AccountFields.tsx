import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'
import { Field } from '../ui/Field.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

/** The fields of every new account, whatever its role. */
export function AccountFields({
  errors,
  email = '',
}: {
  errors: Readonly<Record<string, string>>
  /** The address an invitation was sent to. */
  email?: string
}) {
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
        // The address is read after the prerendered page.
        key={email}
        defaultValue={email}
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        error={withLinks(errors['email'])}
      />
      <PasswordField fresh error={errors['password']} />
    </>
  )
}

/** Parts of the error message that become links. */
const linkedPhrases: readonly [words: string, href: string][] = [
  ['Log in instead', pages.login],
  ['reset its password', pages.forgotPassword],
]

function withLinks(error: string | undefined): ReactNode {
  return error?.split(/(Log in instead|reset its password)/).map((part) => {
    const href = linkedPhrases.find(([words]) => words === part)?.[1]
    return href === undefined ? (
      part
    ) : (
      <a key={part} href={href} className="link">
        {part}
      </a>
    )
  })
}
