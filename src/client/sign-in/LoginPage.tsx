import * as pages from '#domain/pages.ts'
import { keepingQuery } from './address.ts'
import { LoginForm } from './LoginForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSearch } from './use-search.ts'

const notices = new Map([
  ['account-created', 'Account created. Please log in to continue.'],
  ['password-changed', 'Your password has been changed. Log in with the new one.'],
])

export function LoginPage() {
  const search = useSearch()
  const notice = notices.get(new URLSearchParams(search).get('notice') ?? '')
  return (
    <SignInFrame
      title="Welcome Back"
      intro="Log in and pick up where you left off."
      foot={
        <>
          New here?{' '}
          <a href={keepingQuery(pages.signUp, search)} className="link">
            Sign up
          </a>
        </>
      }
    >
      {notice && (
        <p
          role="status"
          className="mb-4 rounded-control bg-leaf-soft px-4 py-3 font-semibold text-leaf-strong"
        >
          {notice}
        </p>
      )}
      <LoginForm arrival="logged-in" />
    </SignInFrame>
  )
}
