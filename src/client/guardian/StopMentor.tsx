import { useState } from 'react'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { showToast } from '../ui/toasts.ts'

interface StopMentorProps {
  studentId: string
  mentor: { id: string; firstName: string }
}

const route = 'POST /api/guardian/students/:id/mentors/:mentorId/stop'

/** Asks once, by name; then it is at once. */
export function StopMentor({ studentId, mentor: { id: mentorId, firstName } }: StopMentorProps) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction(route, {
    stale: ['guardian'],
    onDone: () => {
      close()
      showToast(`Stopped. ${firstName} sees nothing of theirs any more`)
    },
  })
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
              onClick={() => mutate({ id: studentId, mentorId, stop: true })}
            >
              Stop this mentor
            </Button>
          </>
        }
      >
        <div className="grid gap-3">
          <p>
            Planned sessions are cancelled at once, and {firstName} is not offered to your student
            again. Both are told that it has ended, and neither is told why.
          </p>
          <FormMessage>{error?.message}</FormMessage>
        </div>
      </Sheet>
    </>
  )
}

/** A mentor that a guardian stopped, and the way back. */
export function StoppedMentor({ studentId, mentor: { id: mentorId, firstName } }: StopMentorProps) {
  const { mutate, isPending } = useAction(route, {
    stale: ['guardian'],
    onDone: () => showToast(`${firstName} can be asked again`),
  })
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <span>{firstName} is stopped</span>
      <Button
        tone="plain"
        busy={isPending}
        aria-label={`Allow again: ${firstName}`}
        onClick={() =>
          mutate(
            { id: studentId, mentorId, stop: false },
            { onError: (error) => showToast(error.message, 'bad') },
          )
        }
      >
        Allow again
      </Button>
    </li>
  )
}
