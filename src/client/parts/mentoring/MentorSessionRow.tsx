import type { ReactNode } from 'react'
import { outcomeWords } from '#domain/mentoring/mentor-session.ts'
import type { SessionSide, SessionState } from '#domain/mentoring/mentor-session.ts'
import { aimWords } from '#domain/mentoring/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Chip } from '../../ui/Chip.tsx'
import { call } from '../../app/api.ts'
import { AnswerMove } from './AnswerMove.tsx'
import { CancelSession } from './CancelSession.tsx'
import { JoinSession } from './JoinSession.tsx'
import { Link } from '../../app/Link.tsx'
import { cancelledLine, sessionLabel, type EitherSession } from './mentor-session-words.ts'
import { OfferMove } from './OfferMove.tsx'
import { RecordOutcome } from './RecordOutcome.tsx'
import { ReportPerson } from '../reports/ReportPerson.tsx'
import { SaveCalendar } from './SaveCalendar.tsx'
import { skillLabel } from '../skills/skill-label.ts'
import { dayAndTime } from './own-time.ts'

interface MentorSessionRowProps {
  session: EitherSession
  /** Whose view this is. */
  side: SessionSide
  /** The other side. */
  name: string
  /** On the session's own page, which needs no link to itself. */
  onItsPage?: boolean
  /** Shown below it: the feedback, or the form to give it. */
  children?: ReactNode
}

const tones = {
  planned: 'sea',
  held: 'leaf',
  'student-missed': 'plain',
  'mentor-missed': 'plain',
  technical: 'plain',
  'not-recorded': 'plain',
  cancelled: 'coral',
} as const satisfies Record<SessionState, string>

/** One session as either side sees it, with the actions that side has now. */
export function MentorSessionRow(props: MentorSessionRowProps) {
  const { session, side, name, onItsPage = false, children } = props
  const { state, startsAt, aim, skill, said } = session
  const cancelled = cancelledLine(session, side, name)
  return (
    <li className="grid gap-3 py-3">
      <div>
        <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          {onItsPage ? (
            <span className="font-semibold">{aimWords[aim]}</span>
          ) : (
            <Link
              to={href(pages.mentorSession, { id: session.id })}
              className="link inline-flex min-h-11 items-center font-semibold"
            >
              {name}
            </Link>
          )}
          <Chip tone={tones[state]}>{sessionLabel(session, side)}</Chip>
        </p>
        {!onItsPage && <p>{dayAndTime(startsAt)}</p>}
        <p className="text-ink-soft">
          {!onItsPage && `${aimWords[aim]} · `}
          {skillLabel(skill)}
        </p>
        {session.onHold && (
          <p className="text-ink-soft">
            On hold. Please do not meet for now. We will tell you if it goes ahead.
          </p>
        )}
        {cancelled && <p className="text-ink-soft">{cancelled}</p>}
        {session.move && side === 'mentor' && (
          <p className="text-ink-soft">
            You offered {session.move.times.map((time) => dayAndTime(time)).join(', or ')}. Waiting
            for {name}’s answer.
          </p>
        )}
        {state === 'planned' && said && (
          <p className="text-ink-soft">
            You said: {outcomeWords[said]}. Waiting for {name}’s answer.
          </p>
        )}
      </div>
      {session.move && side === 'student' && (
        <AnswerMove session={session} move={session.move} name={name} />
      )}
      <Actions session={session} name={name} />
      {children}
    </li>
  )
}

function Actions({ session, name }: Pick<MentorSessionRowProps, 'session' | 'name'>) {
  const { id, state, startsAt, endsAt, maySay, mayCancel } = session
  const label = `${name}, ${dayAndTime(startsAt)}`
  const now = new Date()
  const ahead = new Date(endsAt) > now
  const hasCalendar = ahead && (state === 'planned' || state === 'cancelled')
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-2">
      {maySay && <RecordOutcome session={session} name={name} />}
      <JoinSession session={session} label={label} />
      {hasCalendar && (
        <SaveCalendar
          load={() => call('GET /api/mentor-sessions/:id/calendar', { id })}
          label={label}
          cancelled={state === 'cancelled'}
        />
      )}
      {'mayMove' in session && session.mayMove && <OfferMove session={session} />}
      {mayCancel && <CancelSession session={session} name={name} />}
      <ReportPerson place="session" id={id} name={name} subject={label} />
    </div>
  )
}
