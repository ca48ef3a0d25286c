import { monthInWords } from '#domain/birth-month.ts'
import type { Profile } from '#contract/profiles.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

/** A month of birth that somebody has to agree to first, and the way to take it back. */
export function BirthMonthWaits({ waits }: { waits: NonNullable<Profile['birthMonthWaits']> }) {
  const { mutate, isPending } = useAction('POST /api/profile/birth-month/cancel', {
    stale: ['profile', 'dashboard', 'session'],
    onDone: () => showToast('Taken back. Your profile is as it was.', 'good'),
  })
  const who = waits.guardians.length > 0 ? waits.guardians.join(' or ') : 'our staff'
  return (
    <div role="status" className="mb-5 grid gap-2 rounded-control bg-sun-soft px-4 py-3">
      <p className="font-semibold">Waiting for {who}</p>
      <p>
        You told us that you were born in {monthInWords(waits.to)}.{' '}
        {waits.from === null
          ? 'Until they agree, we treat you as under 18.'
          : `Until they agree, we go by ${monthInWords(waits.from)}.`}
      </p>
      <Button
        tone="quiet"
        busy={isPending}
        className="justify-self-start"
        onClick={() => mutate({}, { onError: (error: Error) => showToast(error.message, 'bad') })}
      >
        Take it back
      </Button>
    </div>
  )
}
