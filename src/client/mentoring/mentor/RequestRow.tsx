import { useState } from 'react'
import type { MentorHome } from '#contract/mentoring.ts'
import { aimWords } from '#domain/mentoring/mentoring.ts'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { AcceptRequest } from './AcceptRequest.tsx'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

type Request = MentorHome['requests'][number]

/** A request waiting for the mentor. */
export function RequestRow({ request, makesRooms }: { request: Request; makesRooms: boolean }) {
  const { firstName, aim, skill, startsAt, answerBy, under18 } = request
  const [declining, setDeclining] = useState(false)
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-48 grow basis-60">
        <span className="block font-semibold">
          {firstName}: {aimWords[aim]}
        </span>
        <span className="block">{dayAndTime(startsAt)}</span>
        <span className="block text-sm text-ink-soft">
          {skillLabel(skill)}. Answer by {dayAndTime(answerBy)}
          {under18 ? ', or the request closes.' : ', or we ask other mentors.'}
        </span>
        {under18 && (
          <span className="block text-sm text-ink-soft">
            {firstName} is under 18. A guardian approved this and may sit in.
          </span>
        )}
      </p>
      <AcceptRequest request={request} makesRooms={makesRooms} />
      <Button
        tone="quiet"
        onClick={() => setDeclining(true)}
        aria-label={`Not this time: ${firstName}, ${dayAndTime(startsAt)}`}
      >
        Not this time
      </Button>
      {declining && <DeclineSheet request={request} onClose={() => setDeclining(false)} />}
    </li>
  )
}

/** Asks for confirmation: declining cannot be undone. */
function DeclineSheet({ request, onClose }: { request: Request; onClose: () => void }) {
  const { id, firstName, startsAt } = request
  const { mutate, isPending, error } = useAction('POST /api/mentor/requests/:id/decline', {
    onDone: () => {
      onClose()
      showToast(`We told ${firstName}, kindly`)
    },
  })
  return (
    <Sheet
      open
      onClose={onClose}
      title={`Say no to ${firstName}?`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Keep the request
          </Button>
          <Button tone="danger" busy={isPending} onClick={() => mutate({ id })}>
            Say no
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p>
          {dayAndTime(startsAt)} will be open for others again. We tell {firstName} that you cannot
          make it this time and that they can ask another mentor.
        </p>
        <FormMessage>{error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
