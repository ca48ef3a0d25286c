import type { StaffPerson } from '#contract/staff.ts'
import { useAction } from '../app/use-api.ts'
import { showToast } from '../ui/toasts.ts'
import { AskReason } from './AskReason.tsx'

interface SupportActionsProps {
  person: StaffPerson
  /** Whether their address is confirmed. */
  confirmed: boolean
}

/** What helps somebody who cannot log in, or does not get our letters. */
export function SupportActions({ person, confirmed }: SupportActionsProps) {
  const { id, name, email, bounced, suspendedAt } = person
  const onWay = { onDone: () => showToast('The email is on its way', 'good') }
  const reset = useAction('POST /api/staff/people/:id/send-reset', onWay)
  const confirmation = useAction('POST /api/staff/people/:id/send-confirmation', onWay)
  const confirm = useAction('POST /api/staff/people/:id/confirm-address', {
    onDone: () => showToast(`The address of ${name} is confirmed`, 'good'),
  })
  const bounces = bounced && <p>The last email to {email} came back. Check the address first.</p>
  return (
    <div className="flex flex-wrap gap-3">
      {suspendedAt === null && (
        <AskReason
          about={id}
          label="New password"
          title={`New password for ${name}`}
          send={(reason) => reset.mutateAsync({ id, reason })}
        >
          <p>The email goes to {email}, and its link works for an hour. You do not see it.</p>
          {bounces}
        </AskReason>
      )}
      {!confirmed && (
        <AskReason
          about={id}
          label="Send confirmation again"
          title={`Send confirmation again to ${name}`}
          send={(reason) => confirmation.mutateAsync({ id, reason })}
        >
          <p>The email goes to {email}. Earlier links stop working.</p>
          {bounces}
        </AskReason>
      )}
      {!confirmed && (
        <AskReason
          about={id}
          label="Confirm address"
          title={`Confirm address of ${name}`}
          send={(reason) => confirm.mutateAsync({ id, reason })}
        >
          <p>
            Only after a call in which they read the address out to you. From then on it counts as
            theirs: {email}
          </p>
        </AskReason>
      )}
    </div>
  )
}
