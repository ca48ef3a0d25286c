import type { MyShowing } from '#contract/mentoring.ts'
import { shortDate } from '../../app/dates.ts'
import { FeedbackText } from '../../parts/mentoring/FeedbackText.tsx'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toasts.ts'
import { mentorName } from './job-line.ts'

/** Projects shown to mentors now or before, with their feedback. */
export function ShowingsCard({ showings }: { showings: readonly MyShowing[] }) {
  return (
    <Card title="Projects you showed">
      <ul className="divide-y divide-line">
        {showings.map((showing) => (
          <ShowingRow key={showing.id} showing={showing} />
        ))}
      </ul>
    </Card>
  )
}

function ShowingRow({ showing }: { showing: MyShowing }) {
  const { id, title, shownAt, open, feedback } = showing
  const name = mentorName(showing.mentor)
  const { mutate, isPending } = useAction('POST /api/showings/:id/take-back', {
    onDone: () => showToast(`${name} can no longer read it`),
  })
  return (
    <li className="grid gap-3 py-3">
      <p>
        <span className="block font-semibold">{title}</span>
        <span className="block text-ink-soft">
          {open ? `Shown to ${name} on ${shortDate(shownAt)}.` : `${name} can no longer read it.`}
          {open && !feedback && ' No feedback yet.'}
        </span>
      </p>
      {feedback && <FeedbackText feedback={feedback} />}
      {open && (
        <div>
          <Button
            tone="quiet"
            busy={isPending}
            onClick={() => mutate({ id }, { onError: (error) => showToast(error.message, 'bad') })}
            aria-label={`Withdraw: ${title}`}
          >
            Withdraw
          </Button>
        </div>
      )}
    </li>
  )
}
