import { BadgeCheck } from 'lucide-react'
import type { ApprovalRequest } from '#contract/approvals.ts'
import type { SharedField } from '#domain/openings/application.ts'
import { aimWords } from '#domain/mentoring/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { AskedCv } from './AskedCv.tsx'
import { Deadline } from '../parts/applications/Deadline.tsx'
import { Link } from '../app/Link.tsx'
import { OpeningFacts } from '../parts/openings/OpeningFacts.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Icon } from '../ui/Icon.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface ApprovalDetailsProps {
  request: ApprovalRequest
  student: string
}

/** The opening or the mentor, with everything a guardian wants to know before approving. */
export function ApprovalDetails({ request, student }: ApprovalDetailsProps) {
  return (
    <div className="grid gap-3 rounded-control bg-sunk p-4">
      {request.kind === 'application' ? (
        <Application request={request} student={student} />
      ) : (
        <Mentor request={request} student={student} />
      )}
    </div>
  )
}

const fields: Record<SharedField, string> = {
  name: 'name',
  email: 'email address',
  about: 'what they wrote about themselves',
  skills: 'skills',
  badges: 'badges',
  answers: 'answers to the questions of the business',
  message: 'message',
}

function Application({
  request: { opening, share, message, cv },
  student,
}: {
  request: Extract<ApprovalRequest, { kind: 'application' }>
  student: string
}) {
  if (opening === null) return <p>This opening is no longer available.</p>
  const { id, title, company, deadline, deadlineEstimated, open, checked, description } = opening
  return (
    <>
      <div>
        <p className="font-semibold">{title}</p>
        <p className="flex flex-wrap items-center gap-x-2">
          {company}
          {checked ? (
            <span className="inline-flex items-center gap-1 text-sm text-leaf-strong">
              <Icon of={BadgeCheck} size={16} /> Checked by Upful
            </span>
          ) : (
            <span className="text-sm text-ink-soft">Not checked by Upful</span>
          )}
        </p>
        <OpeningFacts opening={opening} />
        {opening.pay === null && (
          <p className="text-sm text-ink-soft">It does not say how much it pays.</p>
        )}
        <Deadline day={deadline} estimated={deadlineEstimated} open={open} />
      </div>
      {description && <p className="prose-width line-clamp-6 whitespace-pre-line">{description}</p>}
      <Link
        to={href(pages.opening, { id })}
        className="link inline-flex min-h-11 items-center justify-self-start"
      >
        Read it in full
      </Link>
      <div>
        <p className="font-semibold">What {student} shares with them</p>
        <p>
          {share.length === 0
            ? 'Only the message.'
            : `Their ${share.map((field) => fields[field]).join(', ')}.`}
        </p>
        {cv && <AskedCv cv={cv} student={student} />}
        {message && (
          <blockquote className="prose-width mt-2 border-l-2 border-edge pl-3 whitespace-pre-line">
            {message}
          </blockquote>
        )}
      </div>
    </>
  )
}

function Mentor({
  request: { mentor, session },
  student,
}: {
  request: Extract<ApprovalRequest, { kind: 'mentor' }>
  student: string
}) {
  if (mentor === null) return <p>This mentor is no longer available.</p>
  const { firstName, jobTitle, company, industry, about, expertise } = mentor
  const work = [jobTitle, company].filter(Boolean).join(' at ')
  return (
    <>
      <div>
        <p className="font-semibold">{firstName}</p>
        <p>{[work, industry].filter(Boolean).join('. ')}</p>
        <p className="inline-flex items-center gap-1 text-sm text-leaf-strong">
          <Icon of={BadgeCheck} size={16} /> Checked by Upful
        </p>
      </div>
      {about && <p className="prose-width whitespace-pre-line">{about}</p>}
      {expertise.length > 0 && <p>Knows about: {expertise.join(', ')}.</p>}
      {session && (
        <p>
          {student} asks for {dayAndTime(session.startsAt)}: “{aimWords[session.aim]}” (
          {skillLabel(session.skill)}).
          {session.heldUntil && ` The time is held until ${dayAndTime(session.heldUntil)}.`}
        </p>
      )}
      <p className="text-sm text-ink-soft">
        A session is a video call of 20 to 60 minutes. You are welcome to sit in: once {firstName}{' '}
        accepts, you will find the session on {student}&apos;s page and can join it from ten minutes
        before. The two of them cannot write to each other here.
      </p>
    </>
  )
}
