import { useState } from 'react'
import { outcomes, outcomeWords } from '#domain/mentoring/mentor-session.ts'
import { Button } from '../../ui/Button.tsx'
import { ChoiceSheet } from '../../ui/ChoiceSheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import type { SessionActionProps } from './CancelSession.tsx'
import { useAction } from '../../app/use-api.ts'
import { dayAndTime } from './own-time.ts'

const choices = outcomes.map((value) => ({ value, label: outcomeWords[value] }))

/** Asks one side how a session went, once it is over. */
export function RecordOutcome({ session: { id, startsAt }, name }: SessionActionProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('POST /api/mentor-sessions/:id/outcome', {
    onDone: () => {
      close()
      showToast('Thank you', 'good')
    },
  })
  return (
    <>
      <Button
        onClick={() => setAsking(true)}
        aria-label={`Say how it went: ${name}, ${dayAndTime(startsAt)}`}
      >
        Say how it went
      </Button>
      {asking && (
        <ChoiceSheet
          title={`How did it go with ${name}?`}
          question={`Your session on ${dayAndTime(startsAt)}. If you two remember it differently, nobody gets blamed.`}
          choices={choices}
          missing="Choose how it went."
          action="Save"
          busy={isPending}
          error={error?.message}
          onChoose={(said) => mutate({ id, said })}
          onClose={close}
        />
      )}
    </>
  )
}
