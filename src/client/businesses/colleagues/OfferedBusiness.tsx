import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'

/** The owner offers the business to the reader. */
export function OfferedBusiness({ business }: { business: string }) {
  const { mutate, isPending, error } = useAction('POST /api/business/ownership', {
    onDone: (_done, { accept }) =>
      showToast(accept ? `You are the owner of ${business} now` : 'Declined. We told the owner'),
  })
  return (
    <Card title={`Take over ${business}?`}>
      <p className="mb-3">
        Its owner offers it to you. You would decide on seats, teams and its facts, and answer for
        it. The owner until now stays as a recruiter.
      </p>
      <FormMessage>{error?.message}</FormMessage>
      <div className="flex flex-wrap gap-3">
        <Button busy={isPending} onClick={() => mutate({ accept: true })}>
          Become the owner
        </Button>
        <Button tone="quiet" busy={isPending} onClick={() => mutate({ accept: false })}>
          No, thank you
        </Button>
      </div>
    </Card>
  )
}
