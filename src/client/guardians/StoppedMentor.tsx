import type { StudentView } from '#contract/guardians.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

interface StoppedMentorProps {
  student: { id: string }
  mentor: StudentView['stoppedMentors'][number]
}

/** A mentor that a guardian stopped, with the button to allow them again or to ask for it. */
export function StoppedMentor({ student, mentor }: StoppedMentorProps) {
  const { firstName, lift } = mentor
  const ids = { id: student.id, mentorId: mentor.id }
  const allow = useAction('POST /api/guardian/students/:id/mentors/:mentorId/allow', {
    onDone: ({ stopped }) =>
      showToast(
        stopped
          ? `You allowed ${firstName}. Another guardian's stop still counts`
          : `${firstName} can be asked again`,
      ),
  })
  const ask = useAction('POST /api/guardian/students/:id/mentors/:mentorId/ask-to-allow', {
    onDone: () => showToast('Asked. We will tell you once it is allowed'),
  })
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <span className="min-w-0 grow basis-48">
        <span className="block">{firstName} is stopped</span>
        {lift !== 'now' && (
          <span className="block text-sm text-ink-soft">
            Stopped by another guardian. Only they or our staff can allow {firstName} again.
            {lift === 'asked' && ' You have asked for this.'}
          </span>
        )}
      </span>
      {lift === 'now' && (
        <Button
          tone="plain"
          busy={allow.isPending}
          aria-label={`Allow again: ${firstName}`}
          onClick={() => allow.mutate(ids, fail)}
        >
          Allow again
        </Button>
      )}
      {lift === 'ask' && (
        <Button
          tone="plain"
          busy={ask.isPending}
          aria-label={`Ask to allow again: ${firstName}`}
          onClick={() => ask.mutate(ids, fail)}
        >
          Ask to allow again
        </Button>
      )}
    </li>
  )
}
