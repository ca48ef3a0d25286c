import { UserPlus } from 'lucide-react'
import { href } from '#domain/href.ts'
import { messages } from '#domain/people/messages.ts'
import * as pages from '#domain/pages.ts'
import { useForm, type FormValues } from '../app/form.ts'
import { LetterPage } from '../app/LetterPage.tsx'
import { useSearchParam } from '../app/location.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { PasswordField } from '../ui/PasswordField.tsx'

/** Opened from the letter with which a lead invites a colleague, signed out. */
export function JoinStaffPage() {
  const [code] = useSearchParam('code')
  const { mutateAsync } = useAction('POST /api/staff-invitations/join')
  const { busy, message, errors, onSubmit } = useForm(
    problemOf,
    async ({ code: typed = '', name = '', password = '' }) => {
      await mutateAsync({ code: typed, name, password })
      location.assign(href(pages.login, { notice: 'account-created' }))
    },
  )
  return (
    <LetterPage icon={UserPlus}>
      <h1 className="text-2xl">Join the staff</h1>
      <p>
        A lead has invited you. With the code from the letter you get an account of your own. The
        letter says what your role is.
      </p>
      <form noValidate method="post" onSubmit={onSubmit} className="grid w-full gap-4">
        <FormMessage>{message}</FormMessage>
        <Field
          label="Code"
          name="code"
          defaultValue={code ?? ''}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          error={errors['code']}
        />
        <Field
          label="Your name"
          name="name"
          autoComplete="name"
          maxLength={80}
          hint="Colleagues see it, and it is in the log with what you decide."
          error={errors['name']}
        />
        <PasswordField fresh error={errors['password']} />
        <Button type="submit" busy={busy} className="min-h-12">
          Join
        </Button>
      </form>
    </LetterPage>
  )
}

function problemOf({ code = '', name = '', password = '' }: FormValues) {
  const fields = {
    ...(code.trim() === '' && { code: 'Enter the code from the letter.' }),
    ...(name.trim() === '' && { name: messages.nameMissing }),
    ...(password === '' && { password: messages.passwordTooShort }),
  }
  const [message] = Object.values(fields)
  return message === undefined ? undefined : { message, fields }
}
