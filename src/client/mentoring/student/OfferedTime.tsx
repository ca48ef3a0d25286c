import type { MyMentorRequest } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

interface OfferedTimeProps {
  /** The id of the request. */
  id: string
  proposal: NonNullable<MyMentorRequest['proposal']>
}

const resultTexts = {
  planned: 'Planned. You will find it under your sessions',
  declined: 'We will ask other mentors again',
  gone: 'This time is no longer offered',
}

/** A slot offered by another mentor: nothing is booked until the student accepts. */
export function OfferedTime({ id, proposal: { mentor, startsAt, until } }: OfferedTimeProps) {
  const { mutate, isPending, variables } = useAction('POST /api/mentor-requests/:id/answer', {
    onDone: ({ kind }) => showToast(resultTexts[kind], kind === 'planned' ? 'good' : 'plain'),
  })
  const answer = (yes: boolean) =>
    mutate({ id, yes }, { onError: (error) => showToast(error.message, 'bad') })
  const label = `${mentor.firstName}, ${dayAndTime(startsAt)}`
  const work = [mentor.jobTitle, mentor.company].filter(Boolean).join(' at ')
  return (
    <div className="grid gap-2 rounded-control bg-sunk p-4">
      <p>
        <Link to={href(pages.mentor, { id: mentor.id })} className="link font-semibold">
          {mentor.firstName}
        </Link>
        {work && `, ${work},`} can meet you on {dayAndTime(startsAt)}.
      </p>
      <p className="text-sm text-ink-soft">We hold this time for you until {dayAndTime(until)}.</p>
      <div className="flex flex-wrap gap-3">
        <Button
          busy={isPending && variables.yes}
          onClick={() => answer(true)}
          aria-label={`Yes: ${label}`}
        >
          Yes
        </Button>
        <Button
          tone="quiet"
          busy={isPending && !variables.yes}
          onClick={() => answer(false)}
          aria-label={`No thanks: ${label}`}
        >
          No thanks
        </Button>
      </div>
    </div>
  )
}
