import { useState } from 'react'
import { cancelReasons, cancelWords, type CancelReason } from '#domain/mentoring/mentor-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceSheet } from '../../ui/ChoiceSheet.tsx'
import { dayAndTime } from './own-time.ts'

interface CancelMeetingProps {
  startsAt: string
  /** The other side. */
  name: string
  /** 'Cancel the session' */
  action: string
  busy: boolean
  error: string | undefined
  /** Calls `close` when it is done. */
  onCancel: (reason: CancelReason, close: () => void) => void
}

const choices = cancelReasons.map((value) => ({ value, label: cancelWords[value] }))

/** Asks for the reason; the other side sees the same wording. */
export function CancelMeeting(props: CancelMeetingProps) {
  const { startsAt, name, action, busy, error, onCancel } = props
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
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
          question={`${dayAndTime(startsAt)}. ${name} will see the reason you choose.`}
          choices={choices}
          missing="Choose a reason."
          action={action}
          tone="danger"
          busy={busy}
          error={error}
          onChoose={(reason) => onCancel(reason, close)}
          onClose={close}
        />
      )}
    </>
  )
}
