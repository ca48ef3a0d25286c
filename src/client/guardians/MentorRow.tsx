import type { ReactNode } from 'react'
import type { StudentView } from '#contract/guardians.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { MentorGoals } from './MentorGoals.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface MentorRowProps {
  mentor: StudentView['mentors'][number]
  /** The guardian's actions. */
  children?: ReactNode
}

/** A student's mentor and the next session, which a minor's guardian may join. */
export function MentorRow({ mentor, children }: MentorRowProps) {
  const { firstName, jobTitle, company, nextSessionAt, nextSessionId, goals } = mentor
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      <span className="min-w-0 grow basis-48">
        <span className="block font-semibold">{firstName}</span>
        <span className="block text-sm text-ink-soft">
          {[jobTitle, company].filter(Boolean).join(' at ')}
        </span>
        <span className="block text-sm">
          {nextSessionAt ? `Next session: ${dayAndTime(nextSessionAt)}` : 'No session planned'}
        </span>
      </span>
      {nextSessionId && (
        <Link
          to={href(pages.mentorSession, { id: nextSessionId })}
          className={buttonClass('quiet')}
          aria-label={`See the session with ${firstName}`}
        >
          See the session
        </Link>
      )}
      {children}
      {goals.length > 0 && <MentorGoals goals={goals} mentor={firstName} />}
    </li>
  )
}
