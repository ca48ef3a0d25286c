import { MessageSquareText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { MentorSession, ShownProject } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../../app/dates.ts'
import { Link } from '../../app/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { GiveFeedback } from './GiveFeedback.tsx'

interface FeedbackCardProps {
  sessions: readonly MentorSession[]
  projects: readonly ShownProject[]
}

/** Sessions and shown projects that are waiting for feedback. */
export function FeedbackCard({ sessions, projects }: FeedbackCardProps) {
  const waiting = projects.filter(({ feedback }) => feedback === null)
  return (
    <Card title="Feedback">
      {sessions.length + waiting.length === 0 ? (
        <EmptyState icon={MessageSquareText} title="Nothing is waiting for your feedback">
          Sessions you held and projects that students show you are listed here.
        </EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {waiting.map(({ id, title, student }) => (
            <li key={id} className="grid gap-2 py-3">
              <Line title={title}>A project by {student.name}</Line>
              <Link
                to={href(pages.shownProject, { id })}
                className={buttonClass('quiet')}
                aria-label={`Read the project: ${title}`}
              >
                Read the project
              </Link>
            </li>
          ))}
          {sessions.map((session) => (
            <li key={session.id} className="grid gap-2 py-3">
              <Line title={session.student.name}>
                You met on {shortDate(session.startsAt)}
                {session.state === 'planned' && `. Waiting for ${session.student.name}’s answer`}
              </Line>
              <GiveFeedback session={session} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function Line({ title, children }: { title: string; children: ReactNode }) {
  return (
    <p>
      <span className="block font-semibold">{title}</span>
      <span className="block text-sm text-ink-soft">{children}</span>
    </p>
  )
}
