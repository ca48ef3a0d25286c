import { showToast } from '../../ui/toasts.ts'
import { CancelMeeting } from './CancelMeeting.tsx'
import { useAction } from '../../app/use-api.ts'

export interface SessionActionProps {
  session: { id: string; startsAt: string }
  /** The other side. */
  name: string
}

export function CancelSession({ session: { id, startsAt }, name }: SessionActionProps) {
  const { mutate, isPending, error } = useAction('POST /api/mentor-sessions/:id/cancel', {
    onDone: () => showToast(`Cancelled. We told ${name}`),
  })
  return (
    <CancelMeeting
      startsAt={startsAt}
      name={name}
      action="Cancel the session"
      busy={isPending}
      error={error?.message}
      onCancel={(reason, close) => mutate({ id, reason }, { onSuccess: close })}
    />
  )
}
