import { useId, useState } from 'react'
import type { MentorHome } from '#contract/mentoring.ts'
import { aimWords } from '#domain/mentoring/mentoring.ts'
import * as pages from '#domain/pages.ts'
import { shortDate } from '../../app/dates.ts'
import { useForm } from '../../app/form.ts'
import { Link } from '../../app/Link.tsx'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { TimeChoice } from '../../parts/mentoring/TimeChoice.tsx'
import { useAction } from '../../app/use-api.ts'
import { Button, buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { linkMissing, MeetingLinkField } from './MeetingLinkField.tsx'
import { ownTimeOfDay } from '../../parts/mentoring/own-time.ts'

type OfferedRequest = MentorHome['offered'][number]

interface OfferedCardProps extends Pick<MentorHome, 'offered' | 'times' | 'makesRooms'> {
  title: string
}

/** Requests that another mentor did not answer. */
export function OfferedCard({ title, offered, times, makesRooms }: OfferedCardProps) {
  const [selected, setSelected] = useState<OfferedRequest>()
  return (
    <Card title={title}>
      <p className="-mt-2 mb-1 text-ink-soft">
        Offer one of your open times. The student then has a day to accept it.
      </p>
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
              onClick={() => setSelected(request)}
              aria-label={`Offer a time: ${aimWords[request.aim]}`}
            >
              Offer a time
            </Button>
          </li>
        ))}
      </ul>
      {selected && (
        <OfferTimeSheet
          request={selected}
          times={times}
          makesRooms={makesRooms}
          onClose={() => setSelected(undefined)}
        />
      )}
    </Card>
  )
}

interface OfferTimeSheetProps {
  request: OfferedRequest
  times: readonly string[]
  makesRooms: boolean
  onClose: () => void
}

function OfferTimeSheet({ request: { id, aim }, times, makesRooms, onClose }: OfferTimeSheetProps) {
  const [time, setTime] = useState<string>()
  const form = useId()
  const { mutateAsync } = useAction('POST /api/mentor/requests/:id/take')
  const { busy, message, errors, onSubmit } = useForm(
    ({ room }) => {
      if (time === undefined) return { message: 'Choose a time.' }
      if (makesRooms || room) return undefined
      return { message: linkMissing, fields: { room: linkMissing } }
    },
    async ({ room }) => {
      const { kind } = await mutateAsync({ id, startsAt: time ?? '', ...(room ? { room } : {}) })
      onClose()
      if (kind === 'offered') showToast('Offered. They have a day to accept it', 'good')
      else showToast('Another mentor was faster')
    },
  )
  return (
    <Sheet
      open
      onClose={onClose}
      title={aimWords[aim]}
      actions={
        times.length > 0 && (
          <Button type="submit" form={form} busy={busy}>
            Offer this time
          </Button>
        )
      }
    >
      {times.length === 0 ? (
        <div className="grid gap-4">
          <p>You have no open time for this request. Open one first.</p>
          <Link to={pages.slots} className={buttonClass()}>
            Open times
          </Link>
        </div>
      ) : (
        <form id={form} noValidate onSubmit={onSubmit} className="grid gap-4">
          <FormMessage>{errors['room'] ? undefined : message}</FormMessage>
          <TimeChoice times={times} chosen={time} onChoose={setTime} label={ownTimeOfDay} />
          {!makesRooms && <MeetingLinkField error={errors['room']} />}
        </form>
      )}
    </Sheet>
  )
}
