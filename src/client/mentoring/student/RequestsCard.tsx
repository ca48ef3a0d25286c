import type { MyMentorRequest } from '#contract/mentoring.ts'
import { aimWords, openRequestStates, type RequestState } from '#domain/mentoring/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { useAdult } from '../../parts/people/use-adult.ts'
import { useAction } from '../../app/use-api.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { showToast } from '../../ui/toasts.ts'
import { untilWords } from './answer-words.ts'
import { mentorName } from './job-line.ts'
import { OfferedTime } from './OfferedTime.tsx'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

const maxPast = 3

/** Open requests and the newest unsuccessful ones; accepted ones are sessions already. */
export function RequestsCard({ requests }: { requests: readonly MyMentorRequest[] }) {
  const waiting = requests.filter(isOpen)
  const past = requests.filter(({ state }) => state === 'declined' || state === 'closed')
  const visible = [...waiting, ...past.slice(0, maxPast)]
  if (visible.length === 0) return null
  return (
    <Card title="What you asked for">
      <ul className="divide-y divide-line">
        {visible.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
      </ul>
    </Card>
  )
}

const stateChips = {
  held: { label: 'Waiting for your guardian', tone: 'sun' },
  waiting: { label: 'Waiting', tone: 'sea' },
  offered: { label: 'Offered to others', tone: 'sea' },
  accepted: { label: 'Accepted', tone: 'leaf' },
  declined: { label: 'Not this time', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'plain' },
  closed: { label: 'Closed', tone: 'plain' },
} as const satisfies Record<RequestState, object>

function RequestRow({ request }: { request: MyMentorRequest }) {
  const { id, state, skill, aim, startsAt } = request
  const { mutate, isPending } = useAction('POST /api/mentor-requests/:id/withdraw', {
    onDone: () => showToast('Withdrawn'),
  })
  const name = mentorName(request.mentor)
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-semibold">{aimWords[aim]}</span>
        <Chip tone={stateChips[state].tone}>{stateChips[state].label}</Chip>
      </p>
      <p className="text-ink-soft">
        {skillLabel(skill)}
        {state !== 'offered' && ` · ${name}, ${dayAndTime(startsAt)}`}
      </p>
      <RequestStatus request={request} name={name} />
      {request.proposal && <OfferedTime id={id} proposal={request.proposal} />}
      {isOpen(request) && (
        <div className="flex flex-wrap gap-3">
          {request.late && request.state === 'waiting' && (
            <Link to={pages.mentors} className={buttonClass()}>
              Ask somebody else
            </Link>
          )}
          <Button
            tone="quiet"
            busy={isPending}
            onClick={() => mutate({ id }, { onError: (error) => showToast(error.message, 'bad') })}
            aria-label={`Withdraw: ${aimWords[aim]}`}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  )
}

function RequestStatus({ request, name }: { request: MyMentorRequest; name: string }) {
  const { state, late, heldUntil, answerBy } = request
  const isAdult = useAdult()
  if (state === 'held')
    return heldUntil ? (
      <p>
        We hold this time for you until {dayAndTime(heldUntil)}. As soon as your guardian approves,
        we will ask {name} for you.
      </p>
    ) : (
      <p>
        The time is open to others again. If it is still free when your guardian approves, we will
        ask {name} for you.
      </p>
    )
  if (state === 'waiting' && answerBy)
    return (
      <p>
        {late && `${name} has not answered yet. That is about their week, not about you. `}
        {untilWords({ firstName: name, by: answerBy, isAdult })}
      </p>
    )
  if (state === 'offered')
    return request.proposal ? null : (
      <p>We are asking other mentors now. If one offers a time, you can say yes or no.</p>
    )
  if (state === 'declined')
    return <p>{name} cannot do it this time. Another mentor may be glad to.</p>
  if (state === 'closed')
    return <p>Nobody had time for it. That is not about you. Ask again whenever you like.</p>
  return null
}

function isOpen({ state }: MyMentorRequest): boolean {
  return openRequestStates.some((open) => open === state)
}
