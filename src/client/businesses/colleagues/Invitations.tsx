import { useState } from 'react'
import type { ColleaguesPage } from '#contract/colleagues.ts'
import { shortDate } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ConfirmSheet } from '../../ui/ConfirmSheet.tsx'
import { seatNames } from './seat-words.ts'

type Invitation = ColleaguesPage['invitations'][number]

/** Letters that nobody has answered yet. */
export function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  return (
    <Card title="Invited">
      <ul className="divide-y divide-line">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </Card>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, seat, sentAt, until } = invitation
  const [asking, setAsking] = useState(false)
  const again = useAction('POST /api/business/invitations/:id/send-again', {
    onDone: () => showToast('Sent again, with a new code', 'good'),
  })
  const withdraw = useAction('DELETE /api/business/invitations/:id', {
    onDone: () => showToast('Withdrawn. The code does not work any more'),
  })
  return (
    <li className="grid gap-1 py-3">
      <p className="font-semibold wrap-anywhere">{email}</p>
      <p className="text-sm text-ink-soft">
        {seatNames[seat]}, sent {shortDate(sentAt)}.{' '}
        {until === null ? 'The code has expired.' : `Good until ${shortDate(until)}.`}
      </p>
      <FormMessage>{again.error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button
          tone="quiet"
          busy={again.isPending}
          onClick={() => again.mutate({ id })}
          aria-label={`Send again: ${email}`}
        >
          Send again
        </Button>
        <Button tone="plain" onClick={() => setAsking(true)} aria-label={`Withdraw: ${email}`}>
          Withdraw
        </Button>
      </div>
      {asking && (
        <ConfirmSheet
          title={`Withdraw the invitation of ${email}?`}
          action="Withdraw"
          busy={withdraw.isPending}
          error={withdraw.error?.message}
          onConfirm={() => withdraw.mutate({ id })}
          onClose={() => setAsking(false)}
        >
          The code in the letter stops working. You can invite them again later.
        </ConfirmSheet>
      )}
    </li>
  )
}
