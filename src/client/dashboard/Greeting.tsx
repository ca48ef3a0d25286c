import type { ReactNode } from 'react'
import type { Dashboard } from '#contract/dashboard.ts'
import { greetingAt } from '#domain/day.ts'
import { firstName } from '#domain/people/profile.ts'
import { RoleChips } from '../parts/people/RoleChips.tsx'

interface GreetingProps {
  user: Dashboard['user']
  /** Shown next to the role. */
  badges?: ReactNode
  /** Only for screen readers, above a tab that needs the screen. */
  hidden?: boolean
}

export function Greeting({ user, badges, hidden = false }: GreetingProps) {
  return (
    <header className={hidden ? 'sr-only' : undefined}>
      <h1 className="text-2xl font-extrabold sm:text-3xl">
        {greetingAt(new Date())}, {firstName(user.name)}
      </h1>
      <p className="mt-2 flex flex-wrap gap-2">
        {/* Who works or looks for work is no student to themselves: their profile names the role. */}
        {user.role !== 'student' && <RoleChips {...user} />}
        {badges}
      </p>
    </header>
  )
}
