import { useState } from 'react'
import { TabPanel, Tabs } from '../ui/Tabs.tsx'
import { roleFromType } from './address.ts'
import { LoginForm } from './LoginForm.tsx'
import { RoleSignUpForm } from './RoleSignUpForm.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSearch } from './use-search.ts'

const modes = [
  { id: 'log-in', label: 'Log In', href: '/auth?mode=log-in' },
  { id: 'sign-up', label: 'Sign Up', href: '/auth?mode=sign-up' },
] as const

type Mode = (typeof modes)[number]['id']

/** Both forms in one place; a link with a type has come to sign up. */
export function AuthPage() {
  const query = new URLSearchParams(useSearch())
  const [chosen, setChosen] = useState<Mode>()
  const asked: Mode = query.get('mode') === 'sign-up' || query.has('type') ? 'sign-up' : 'log-in'
  const mode = chosen ?? asked
  return (
    <SignInFrame
      title={mode === 'log-in' ? 'Welcome Back' : 'Begin Your Journey'}
      intro={mode === 'log-in' ? 'Log in and go on where you stopped.' : 'Tell us who you are.'}
    >
      <Tabs label="Log in or sign up" tabs={modes} current={mode} onSelect={setChosen} />
      <TabPanel id={mode} className="pt-5">
        {mode === 'log-in' ? (
          <LoginForm />
        ) : (
          <RoleSignUpForm preset={roleFromType(query.get('type'))} />
        )}
      </TabPanel>
    </SignInFrame>
  )
}
