import { useId, useState } from 'react'
import type { MentorSession } from '#contract/mentoring.ts'
import { maxMoveTimes } from '#domain/mentoring/session-move.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { Loaded } from '../../app/Loaded.tsx'
import { useAction, useApi } from '../../app/use-api.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'
import { dayAndTime } from './own-time.ts'

/** A mentor who cannot come offers up to three of their open times instead. */
export function OfferMove({ session }: { session: MentorSession }) {
  const [open, setOpen] = useState(false)
  const { name } = session.student
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => setOpen(true)}
        aria-label={`Offer other times: ${name}, ${dayAndTime(session.startsAt)}`}
      >
        {session.move === null ? 'Offer other times' : 'Change the times'}
      </Button>
      {open && <OfferMoveSheet session={session} onClose={() => setOpen(false)} />}
    </>
  )
}

function OfferMoveSheet({ session, onClose }: { session: MentorSession; onClose: () => void }) {
  const { id, student, startsAt, move } = session
  const query = useApi('GET /api/mentor', {})
  const question = useId()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending, error } = useAction('POST /api/mentor/sessions/:id/move', {
    onDone: () => {
      onClose()
      showToast(`We asked ${student.name}`, 'good')
    },
  })
  function offer() {
    setProblem(chosen.length === 0 ? 'Choose at least one time.' : undefined)
    if (chosen.length > 0) mutate({ id, times: [...chosen] })
  }
  function flip(time: string, on: boolean) {
    if (on && chosen.length >= maxMoveTimes) return setProblem(`Choose at most ${maxMoveTimes}.`)
    setProblem(undefined)
    setChosen(on ? [...chosen, time] : chosen.filter((each) => each !== time))
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title="Offer other times"
      actions={
        <Button busy={isPending} onClick={offer}>
          Ask {student.name}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>
          Now planned: {dayAndTime(startsAt)}. {student.name} chooses one of your times within a
          day, or keeps this one. Nothing changes until then.
          {move && ' The times you offered before are taken back.'}
        </p>
        <Loaded query={query}>
          {({ times }) =>
            times.length === 0 ? (
              <div className="grid gap-3">
                <p>You have no open times to offer.</p>
                <Link to={pages.slots} className={buttonClass('quiet')}>
                  Open times
                </Link>
              </div>
            ) : (
              <div role="group" aria-labelledby={question}>
                <p id={question} className="font-semibold">
                  Your open times (up to {maxMoveTimes})
                </p>
                {times.map((time) => (
                  <Tick
                    key={time}
                    label={dayAndTime(time)}
                    on={chosen.includes(time)}
                    onFlip={(on) => flip(time, on)}
                  />
                ))}
              </div>
            )
          }
        </Loaded>
        <FormMessage>{problem ?? error?.message}</FormMessage>
      </div>
    </Sheet>
  )
}
