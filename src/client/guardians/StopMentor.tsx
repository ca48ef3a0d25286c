import { useState } from 'react'
import { firstName as firstNameOf } from '#domain/people/profile.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface StopMentorProps {
  student: { id: string; name: string }
  mentor: { id: string; firstName: string }
}

/** Asks for confirmation, by name; takes effect immediately. */
export function StopMentor({ student, mentor: { id: mentorId, firstName } }: StopMentorProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction(
    'POST /api/guardian/students/:id/mentors/:mentorId/stop',
    {
      onDone: () => {
        close()
        showToast(`Stopped. ${firstName} can no longer see anything about ${name}`)
      },
    },
  )
  const name = firstNameOf(student.name)
  return (
    <>
      <Button
        tone="quiet"
        onClick={() => setAsking(true)}
        aria-label={`Stop this mentor: ${firstName}`}
      >
        Stop this mentor
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Stop ${firstName}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Keep the mentor
            </Button>
            <Button
              tone="danger"
              busy={isPending}
              onClick={() => mutate({ id: student.id, mentorId })}
            >
              Stop this mentor
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            Planned sessions are cancelled right away, and {firstName} is not offered to {name}{' '}
            again. Only you or our staff can allow {firstName} again. Even then, {name} needs a
            guardian&apos;s approval first.
          </p>
          <p>
            {name} sees that a guardian stopped this. {firstName} is only told that it ended. Other
            guardians of {name} are told that a guardian stopped {firstName}, but not who it was.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}
