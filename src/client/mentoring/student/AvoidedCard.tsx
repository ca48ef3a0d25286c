import type { MentorName } from '#contract/mentoring.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { showToast } from '../../ui/toasts.ts'
import { jobLine } from './job-line.ts'

/** Mentors the student has hidden, with a button to show them again. */
export function AvoidedCard({ avoided }: { avoided: readonly MentorName[] }) {
  const { mutate, isPending, variables } = useAction('POST /api/mentors/:id/avoid')
  const fail = { onError: (error: Error) => showToast(error.message, 'bad') }
  return (
    <Card title="Not offered to you">
      <ul className="divide-y divide-line">
        {avoided.map((mentor) => (
          <li key={mentor.id} className="flex flex-wrap items-center justify-between gap-3 py-2.5">
            <p>
              <span className="block font-semibold">{mentor.firstName}</span>
              <span className="block text-sm text-ink-soft">{jobLine(mentor)}</span>
            </p>
            <Button
              tone="quiet"
              busy={isPending && variables.id === mentor.id}
              onClick={() => mutate({ id: mentor.id, avoid: false }, fail)}
              aria-label={`Offer ${mentor.firstName} again`}
            >
              Offer again
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
