import { useState } from 'react'
import { cancelReasons, cancelWords } from '#domain/mentor-session.ts'
import { Button } from '../ui/Button.tsx'
import { ChoiceSheet } from '../ui/ChoiceSheet.tsx'
import { showToast } from '../ui/toasts.ts'
import { dayAndTime } from './mentor-session-words.ts'
import { useAction } from './use-api.ts'

export interface SessionActionProps {
  session: { id: string; startsAt: string }
  /** The other side. */
  name: string
}

const choices = cancelReasons.map((value) => ({ value, label: cancelWords[value] }))

/** Asks for the reason; the other side reads it in these same words. */
export function CancelSession({ session: { id, startsAt }, name }: SessionActionProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/mentor-sessions/:id/cancel', {
    stale: ['mentor', 'mentor-sessions', 'mentors'],
    onDone: () => {
      close()
      showToast(`Cancelled. ${name} knows`)
    },
  })
  return (
    <>
      <Button
        tone="plain"
        onClick={() => setAsking(true)}
        aria-label={`Cancel: ${name}, ${dayAndTime(startsAt)}`}
      >
        Cancel
      </Button>
      {asking && (
        <ChoiceSheet
          title={`Cancel with ${name}?`}
          question={`${dayAndTime(startsAt)}. ${name} reads the reason you choose.`}
          choices={choices}
          missing="Choose a reason."
          action="Cancel the session"
          tone="danger"
          busy={isPending}
          error={error?.message}
          onChoose={(reason) => mutate({ id, reason })}
          onClose={close}
        />
      )}
    </>
  )
}
