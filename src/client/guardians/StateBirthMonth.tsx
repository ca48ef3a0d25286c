import type { GuardianHome } from '#contract/guardians.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

interface StateBirthMonthProps {
  request: GuardianHome['birthMonths'][number]
}

const labels = { right: 'This is right', wrong: 'This is wrong' } as const

/** What a guardian tells staff about the correction. It can be changed until staff decide. */
export function StateBirthMonth({ request }: StateBirthMonthProps) {
  const { id: requestId, studentId: id, student, to, stated } = request
  const { mutate, isPending, variables } = useAction(
    'POST /api/guardian/students/:id/birth-months/:requestId/state',
    { onDone: () => showToast('Thank you. Our staff will read it before they decide', 'good') },
  )
  const send = (says: 'right' | 'wrong') =>
    mutate({ id, requestId, says }, { onError: (error: Error) => showToast(error.message, 'bad') })
  return (
    <div className="flex flex-wrap items-center gap-3">
      {stated && <p className="text-sm">You told them: “{labels[stated]}”.</p>}
      {(['right', 'wrong'] as const)
        .filter((says) => says !== stated)
        .map((says) => (
          <Button
            key={says}
            tone="quiet"
            busy={isPending && variables.says === says}
            onClick={() => send(says)}
            aria-label={`${labels[says]}: ${student} was born in ${monthInWords(to)}`}
          >
            {labels[says]}
          </Button>
        ))}
    </div>
  )
}
