import { useState } from 'react'
import type { MentorHome } from '#contract/mentors.ts'
import { aimWords } from '#domain/mentoring.ts'
import { shortDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { skillLabel } from '../app/skill-label.ts'
import { TimeChoice } from '../app/TimeChoice.tsx'
import { useAction } from '../app/use-api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

type Offered = MentorHome['offered'][number]

/** Requests that another mentor did not get to. */
export function OfferedCard({ offered, times }: Pick<MentorHome, 'offered' | 'times'>) {
  const [taking, setTaking] = useState<Offered>()
  return (
    <Card title="Still looking for a mentor">
      <p className="-mt-2 mb-1 text-ink-soft">Whoever says yes first meets them.</p>
      <ul className="divide-y divide-line">
        {offered.map((request) => (
          <li key={request.id} className="flex flex-wrap items-center gap-3 py-3">
            <p className="min-w-48 grow basis-60">
              <span className="block font-semibold">{aimWords[request.aim]}</span>
              <span className="block text-sm text-ink-soft">
                {skillLabel(request.skill)}, asked {shortDate(request.askedAt)}
              </span>
            </p>
            <Button
              tone="quiet"
              onClick={() => setTaking(request)}
              aria-label={`Offer a time: ${aimWords[request.aim]}`}
            >
              Offer a time
            </Button>
          </li>
        ))}
      </ul>
      {taking && <TakeSheet request={taking} times={times} onClose={() => setTaking(undefined)} />}
    </Card>
  )
}

interface TakeSheetProps {
  request: Offered
  times: readonly string[]
  onClose: () => void
}

function TakeSheet({ request: { id, aim }, times, onClose }: TakeSheetProps) {
  const [time, setTime] = useState<string>()
  const [missing, setMissing] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/mentor/requests/:id/take', {
    stale: ['mentor'],
    onDone: ({ kind }) => {
      onClose()
      if (kind === 'taken') showToast('Planned. They know now', 'good')
      else showToast('Somebody else was quicker')
    },
  })
  function take() {
    setMissing(time === undefined)
    if (time !== undefined) mutate({ id, startsAt: time })
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={aimWords[aim]}
      actions={
        times.length > 0 && (
          <Button busy={isPending} onClick={take}>
            Meet them then
          </Button>
        )
      }
    >
      {times.length === 0 ? (
        <div className="grid gap-4">
          <p>You have no open time for it. Open one first.</p>
          <Link to="/mentor/slots" className={buttonClass()}>
            Open times
          </Link>
        </div>
      ) : (
        <div className="grid gap-4">
          <FormMessage>{missing ? 'Choose a time.' : error?.message}</FormMessage>
          <TimeChoice times={times} chosen={time} onChoose={setTime} />
        </div>
      )}
    </Sheet>
  )
}
