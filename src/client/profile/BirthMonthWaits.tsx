import { firstNames } from '#domain/people/birth-month-notifications.ts'
import { monthInWords } from '#domain/people/birth-month.ts'
import type { ShownProfile } from '#contract/profiles.ts'
import { longDate } from '../app/dates.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { showToast } from '../ui/toasts.ts'

/** A change of the birth month that needs approval first, with a button to withdraw it. */
export function BirthMonthWaits({
  waits,
}: {
  waits: NonNullable<ShownProfile['birthMonthWaits']>
}) {
  const { mutate, isPending } = useAction('POST /api/profile/birth-month/cancel', {
    onDone: () => showToast('Withdrawn. Your month of birth is as it was.', 'good'),
  })
  return (
    <div role="status" className="mb-5 grid gap-2 rounded-control bg-sun-soft px-4 py-3">
      <p className="font-semibold">{titleOf(waits)}</p>
      <p>
        You told us that you were born in {monthInWords(waits.to)}.{' '}
        {waits.from === null
          ? 'Until it counts, we treat you as under 18.'
          : `Until it counts, we use ${monthInWords(waits.from)}.`}{' '}
        {waits.waitsFor === 'guardians' &&
          'Every guardian we ask has to agree. The change counts three days later.'}
        {waits.waitsFor === 'date' && 'Until then a guardian can stop it.'}
      </p>
      <Button
        tone="quiet"
        busy={isPending}
        className="justify-self-start"
        onClick={() => mutate({}, { onError: (error: Error) => showToast(error.message, 'bad') })}
      >
        Withdraw
      </Button>
    </div>
  )
}

function titleOf({
  waitsFor,
  guardians,
  countsFrom,
}: NonNullable<ShownProfile['birthMonthWaits']>) {
  if (countsFrom !== null) return `Agreed. It counts from ${longDate(`${countsFrom}T12:00:00Z`)}`
  return `Waiting for ${waitsFor === 'staff' ? 'our staff' : firstNames(guardians)}`
}
