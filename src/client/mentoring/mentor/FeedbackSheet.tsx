import type { MentorSession } from '#contract/mentoring.ts'
import { firstName } from '#domain/people/profile.ts'
import { shortDate } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { RubricForm } from './RubricForm.tsx'

interface FeedbackSheetProps {
  session: MentorSession
  onClose: () => void
}

/** Feedback on a session that was held. */
export function FeedbackSheet({ session, onClose }: FeedbackSheetProps) {
  const { id, student, startsAt } = session
  const { mutate, isPending, error } = useAction('POST /api/mentor/sessions/:id/feedback', {
    onDone: () => {
      onClose()
      showToast(`${firstName(student.name)} can read it now`, 'good')
    },
  })
  return (
    <Sheet open onClose={onClose} title={`Feedback for ${firstName(student.name)}`}>
      <p className="mb-4 text-ink-soft">
        Your session on {shortDate(startsAt)}. Choose the sentence that fits best; they see it word
        for word.
      </p>
      <RubricForm
        busy={isPending}
        error={error?.message}
        onSend={({ levels, nextStep }) => mutate({ id, levels, nextStep })}
      />
    </Sheet>
  )
}
