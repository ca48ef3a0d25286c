import type { GuardianHome } from '#contract/guardians.ts'
import { monthInWords } from '#domain/birth-month.ts'
import { longDate, shortDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

/** A correction that makes a minor older, with both dates and what follows from a yes. */
export function BirthMonthRow({ request }: { request: GuardianHome['birthMonths'][number] }) {
  const { id: requestId, studentId: id, student, from, to, adultFrom, at } = request
  const { mutate, isPending, variables } = useAction(
    'POST /api/guardian/students/:id/birth-months/:requestId',
    { stale: ['guardian'], onDone: () => showToast(`${student} has been told`, 'good') },
  )
  const say = (decision: 'approved' | 'declined') =>
    mutate(
      { id, requestId, decision },
      { onError: (error: Error) => showToast(error.message, 'bad') },
    )
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <p className="min-w-48 grow basis-60">
        <span className="block text-sm text-ink-soft">
          {student}: date of birth, {shortDate(at)}
        </span>
        <span className="block font-semibold">
          {monthInWords(to)}
          {from !== null && ` instead of ${monthInWords(from)}`}
        </span>
        <span className="block text-sm">
          With this they count as an adult from {longDate(`${adultFrom}T12:00:00Z`)}. Then nothing
          needs your yes, and you see their progress only if they choose to keep sharing it.
        </span>
      </p>
      <Button
        busy={isPending && variables.decision === 'approved'}
        onClick={() => say('approved')}
        aria-label={`Approve: ${student} was born in ${monthInWords(to)}`}
      >
        Approve
      </Button>
      <Button
        tone="quiet"
        busy={isPending && variables.decision === 'declined'}
        onClick={() => say('declined')}
        aria-label={`Say no: ${student} was born in ${monthInWords(to)}`}
      >
        No
      </Button>
    </li>
  )
}
