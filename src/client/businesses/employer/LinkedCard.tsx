import { useState } from 'react'
import type { Employer } from '#contract/businesses.ts'
import { shortDate } from '../../app/dates.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ShownList } from './ShownList.tsx'

interface LinkedCardProps {
  employer: Employer
  shown: readonly string[]
}

export function LinkedCard({ employer: { business, team, since }, shown }: LinkedCardProps) {
  return (
    <Card title={business}>
      <div className="grid gap-4">
        <p className="text-ink-soft">
          Team {team}, since {shortDate(since)}.
        </p>
        <div>
          <h3 className="mb-1">What {business} sees</h3>
          <ShownList shown={shown} />
        </div>
        <Leave business={business} />
      </div>
    </Card>
  )
}

function Leave({ business }: { business: string }) {
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const { mutate, isPending, error } = useAction('DELETE /api/employer', {
    onDone: () => showToast(`You have left ${business}`),
  })
  return (
    <>
      <Button tone="quiet" onClick={() => setAsking(true)} className="sm:justify-self-start">
        Leave {business}
      </Button>
      <Sheet
        open={asking}
        onClose={close}
        title={`Leave ${business}?`}
        actions={
          <>
            <Button tone="quiet" onClick={close}>
              Stay
            </Button>
            <Button tone="danger" busy={isPending} onClick={() => mutate({})}>
              Leave
            </Button>
          </>
        }
      >
        <p>
          Their figures change on Mondays. From the next Monday, you are not in them. You can join
          again with a new code.
        </p>
        <FormMessage>{error?.message}</FormMessage>
      </Sheet>
    </>
  )
}
