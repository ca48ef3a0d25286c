import { useState } from 'react'
import type { Colleague } from '#contract/colleagues.ts'
import type { ColleagueSeat } from '#domain/people/business-seat.ts'
import { shortDate } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'
import { seatNames } from './seat-words.ts'

interface ColleagueRowProps {
  person: Colleague
  /** Whether the owner looks at it, who can change the seat. */
  isOwner: boolean
  business: string
}

export function ColleagueRow({ person, isOwner, business }: ColleagueRowProps) {
  const { name, email, seat, since, you, suspended, offered } = person
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 font-semibold wrap-anywhere">
          {name}
          {you && ' (you)'}
        </p>
        <span className="flex flex-wrap gap-2">
          {suspended && <Chip tone="coral">Suspended</Chip>}
          {offered && <Chip tone="sun">Offered the business</Chip>}
          <Chip>{seatNames[seat]}</Chip>
        </span>
      </div>
      {(email ?? since) && (
        <p className="text-sm wrap-anywhere text-ink-soft">
          {[email, since && `since ${shortDate(since)}`].filter(Boolean).join(', ')}
        </p>
      )}
      {isOwner && !you && <SeatActions person={person} business={business} />}
    </li>
  )
}

function SeatActions({ person, business }: { person: Colleague; business: string }) {
  const { id, name, seat, offered } = person
  const [asking, setAsking] = useState<'change' | 'remove' | 'offer'>()
  const close = () => setAsking(undefined)
  const other = seat === 'recruiter' ? 'viewer' : 'recruiter'
  const change = useAction('PATCH /api/business/colleagues/:id', {
    onDone: () => {
      close()
      showToast(`${name} is a ${other} now`, 'good')
    },
  })
  const remove = useAction('DELETE /api/business/colleagues/:id', {
    onDone: () => showToast(`Removed. ${name} is out now`),
  })
  const offer = useAction('POST /api/business/colleagues/:id/offer', {
    onDone: () => {
      close()
      showToast(`Offered. ${name} has to accept`, 'good')
    },
  })
  const takeBack = useAction('DELETE /api/business/colleagues/:id/offer', {
    onDone: () => showToast('Taken back. You stay the owner'),
  })
  return (
    <>
      <FormMessage>{takeBack.error?.message}</FormMessage>
      <div className="flex flex-wrap gap-x-3 gap-y-1">
        <Button
          tone="quiet"
          onClick={() => setAsking('change')}
          aria-label={`Make a ${other}: ${name}`}
        >
          Make a {other}
        </Button>
        {offered ? (
          <Button
            tone="plain"
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate({ id })}
            aria-label={`Take the offer back: ${name}`}
          >
            Take the offer back
          </Button>
        ) : (
          <Button tone="plain" onClick={() => setAsking('offer')} aria-label={`Hand over: ${name}`}>
            Hand over
          </Button>
        )}
        <Button tone="plain" onClick={() => setAsking('remove')} aria-label={`Remove: ${name}`}>
          Remove
        </Button>
      </div>
      {asking === 'change' && (
        <ConfirmSheet
          title={`Make ${name} a ${other}?`}
          action={`Make a ${other}`}
          busy={change.isPending}
          error={change.error?.message}
          onConfirm={() => change.mutate({ id, seat: other })}
          onClose={close}
        >
          {whatChanges[other]} We tell them right away. You can change it back.
        </ConfirmSheet>
      )}
      {asking === 'remove' && (
        <ConfirmSheet
          title={`Remove ${name}?`}
          action="Remove"
          busy={remove.isPending}
          error={remove.error?.message}
          onConfirm={() => remove.mutate({ id })}
          onClose={close}
        >
          They reach nothing of {business} from now on. Openings and answers of theirs stay. To have
          them back, invite them again.
        </ConfirmSheet>
      )}
      {asking === 'offer' && (
        <ConfirmSheet
          title={`Hand ${business} over to ${name}?`}
          action="Offer it"
          busy={offer.isPending}
          error={offer.error?.message}
          onConfirm={() => offer.mutate({ id })}
          onClose={close}
        >
          Once {name} accepts, they are the owner: seats, teams and the facts of the business are
          theirs. You stay as a recruiter. Until then you can take the offer back.
        </ConfirmSheet>
      )}
    </>
  )
}

const whatChanges: Readonly<Record<ColleagueSeat, string>> = {
  recruiter: 'They can then write openings and answer applicants.',
  viewer: 'They can then read openings and applicants, but not answer or write.',
}
