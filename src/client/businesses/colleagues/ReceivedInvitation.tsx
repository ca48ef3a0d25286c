import { useState } from 'react'
import type { ColleaguesPage } from '#contract/colleagues.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Tick } from '../../ui/Tick.tsx'
import { showToast } from '../../ui/toasts.ts'
import { seatChoices } from './seat-words.ts'

/** An invitation to the reader's own address. */
export function ReceivedInvitation({
  invitation: { id, business, seat },
}: {
  invitation: ColleaguesPage['invited'][number]
}) {
  const [adult, setAdult] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useAction('POST /api/business/joins', {
    onDone: (_done, { accept }) =>
      showToast(accept ? `You work for ${business} now` : 'Declined. We told them', 'good'),
  })
  const label = seatChoices.find(({ value }) => value === seat)?.label

  function accept() {
    setMissing(!adult)
    if (adult) mutate({ id, accept: true, adult })
  }
  return (
    <Card title={`${business} invites you`}>
      <p>{label}. While you have the seat, your account works for this business.</p>
      <Tick label="I am 18 or over" on={adult} onFlip={setAdult} />
      <FormMessage>{isMissing && !adult ? mustBeAdult : error?.message}</FormMessage>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button busy={isPending} onClick={accept}>
          Join {business}
        </Button>
        <Button tone="quiet" busy={isPending} onClick={() => mutate({ id, accept: false })}>
          No, thank you
        </Button>
      </div>
    </Card>
  )
}

export const mustBeAdult = 'Seats are for adults. Tick that you are 18 or over.'
