import type { ReactNode } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { greetingAt } from '#domain/day.ts'
import { firstName } from '#domain/people/profile.ts'

interface GreetingProps {
  user: Dashboard['user']
  /** Below the greeting. A student has no role here: who works is no student to themselves. */
  badges: ReactNode
  /** Only for screen readers, above a tab that needs the screen. */
  hidden?: boolean
}

export function Greeting({ user, badges, hidden = false }: GreetingProps) {
  return (
    <header className={hidden ? 'sr-only' : undefined}>
      <h1 className="text-2xl font-extrabold sm:text-3xl">
        {greetingAt(new Date())}, {firstName(user.name)}
      </h1>
      <p className="mt-2 flex flex-wrap gap-2">{badges}</p>
    </header>
  )
}
