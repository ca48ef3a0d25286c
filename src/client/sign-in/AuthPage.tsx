import { useState } from 'react'
import type { Address } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { roleFromType } from './address.ts'
import { LoginForm } from './LoginForm.tsx'
import { RoleSignUpForm } from './RoleSignUpForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSearch } from './use-search.ts'

const modes = [
  { id: 'log-in', label: 'Log In' },
  { id: 'sign-up', label: 'Sign Up' },
] as const

type Mode = (typeof modes)[number]['id']

/** Both forms on one page; a `type` in the address opens sign-up. */
export function AuthPage() {
  const query = new URLSearchParams(useSearch())
  const [chosen, setChosen] = useState<Mode>()
  const initialMode: Mode =
    query.get('mode') === 'sign-up' || query.has('type') ? 'sign-up' : 'log-in'
  const mode = chosen ?? initialMode
  return (
    <SignInFrame
      title={mode === 'log-in' ? 'Welcome Back' : 'Begin Your Journey'}
      intro={mode === 'log-in' ? 'Log in and pick up where you left off.' : 'Tell us who you are.'}
    >
      <nav aria-label="Log in or sign up" className="mb-5 flex gap-1 rounded-control bg-sunk p-1">
        {modes.map(({ id, label }) => (
          <a
            key={id}
            href={`${pages.auth}?mode=${id}` satisfies Address}
            aria-current={id === mode ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault()
              setChosen(id)
            }}
            className="flex min-h-11 flex-1 items-center justify-center rounded-control font-semibold text-ink-soft aria-[current]:bg-card aria-[current]:text-ink aria-[current]:shadow-raised"
          >
            {label}
          </a>
        ))}
      </nav>
      {mode === 'log-in' ? (
        <LoginForm arrival="logged-in-with-roles" />
      ) : (
        <RoleSignUpForm preset={roleFromType(query.get('type'))} />
      )}
    </SignInFrame>
  )
}
