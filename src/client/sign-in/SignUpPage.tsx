import { signUpFailed } from '#domain/people/messages.ts'
import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Button } from '../ui/Button.tsx'
import { AccountFields } from './AccountFields.tsx'
import { keepingQuery, roleFromType } from './address.ts'
import { checkSignUp } from './checks.ts'
import { useForm, useReady } from '../app/form.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { signUp } from './sign-up.ts'
import { SignInFrame } from './SignInFrame.tsx'
import { SignUpTerms } from './SignUpTerms.tsx'
import { useSearch } from './use-search.ts'

const joiningAs = {
  student: 'Free. Two minutes. Then your first XP.',
  guardian: 'You are joining as a guardian.',
  mentor: 'You are joining as a mentor.',
  business: 'You are joining as a business.',
}

export function SignUpPage() {
  const search = useSearch()
  const ready = useReady()
  const query = new URLSearchParams(search)
  const role = roleFromType(query.get('type'))
  const { busy, message, errors, onSubmit } = useForm(
    (values) => checkSignUp(values, ['name', 'email', 'password']),
    (values) => signUp(values, role, { arrival: 'signed-up' }),
    signUpFailed,
  )
  return (
    <SignInFrame
      title="Begin Your Journey"
      intro={joiningAs[role]}
      foot={
        <>
          Already have an account?{' '}
          <a href={keepingQuery(pages.login, search)} className="link">
            Log in
          </a>
        </>
      }
    >
      <form noValidate method="post" onSubmit={onSubmit} className="grid gap-4">
        <FormMessage>{message}</FormMessage>
        <AccountFields errors={errors} email={query.get('email') ?? ''} />
        <Button type="submit" busy={busy} disabled={!ready} className="min-h-12">
          Create Account
        </Button>
        <SignUpTerms>
          {' '}
          A mentor, guardian or business?{' '}
          <a href={`${pages.auth}?mode=sign-up` satisfies Address} className="link">
            Choose your role
          </a>
        </SignUpTerms>
      </form>
    </SignInFrame>
  )
}
