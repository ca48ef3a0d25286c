import type { MentorHome } from '#contract/mentors.ts'
import { aimWords } from '#domain/mentoring.ts'
import { shortDate } from '../app/dates.ts'
import { dayAndTime } from '../app/mentor-session-words.ts'
import { MentorSessionRow } from '../app/MentorSessionRow.tsx'
import { skillLabel } from '../app/skill-label.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { showToast } from '../ui/toasts.ts'

/** What waits for the mentor's word; it stands first, and only when there is something. */
export function NeedsCard({ requests, toRecord }: Pick<MentorHome, 'requests' | 'toRecord'>) {
  return (
    <Card title="Needs your word">
      <ul className="divide-y divide-line">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} />
        ))}
        {toRecord.map((session) => (
          <MentorSessionRow
            key={session.id}
            session={session}
            side="mentor"
            name={session.student.name}
          />
        ))}
      </ul>
    </Card>
  )
}

function RequestRow({ request }: { request: MentorHome['requests'][number] }) {
  const { id, firstName, aim, skill, startsAt, offeredOnAt } = request
  const accept = useAction('POST /api/mentor/requests/:id/accept', {
    stale: ['mentor'],
    onDone: () => showToast(`Planned. ${firstName} knows now`, 'good'),
  })
  const decline = useAction('POST /api/mentor/requests/:id/decline', {
    stale: ['mentor'],
    onDone: () => showToast(`${firstName} hears it kindly`),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-48 grow basis-60">
        <span className="block font-semibold">
          {firstName}: {aimWords[aim]}
        </span>
        <span className="block">{dayAndTime(startsAt)}</span>
        <span className="block text-sm text-ink-soft">
          {skillLabel(skill)}. Answer before {shortDate(offeredOnAt)}, or we ask other mentors.
        </span>
      </p>
      <Button
        busy={accept.isPending}
        onClick={() => accept.mutate({ id }, fail)}
        aria-label={`Accept ${firstName}, ${dayAndTime(startsAt)}`}
      >
        Accept
      </Button>
      <Button
        tone="quiet"
        busy={decline.isPending}
        onClick={() => decline.mutate({ id }, fail)}
        aria-label={`Not this time: ${firstName}, ${dayAndTime(startsAt)}`}
      >
        Not this time
      </Button>
    </li>
  )
}
