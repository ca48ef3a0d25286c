import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { showToast } from '../../ui/toasts.ts'
import { ShownList } from './ShownList.tsx'

/** The code that was entered, with its team and business. */
export interface TeamOfCode {
  code: string
  business: string
  team: string
}

interface ConfirmEmployerProps {
  teamOfCode: TeamOfCode
  shown: readonly string[]
  onBack: () => void
}

export function ConfirmEmployer({ teamOfCode, shown, onBack }: ConfirmEmployerProps) {
  const { code, business, team } = teamOfCode
  const { mutate, isPending, error } = useAction('POST /api/employer', {
    onDone: () => showToast(`You are linked with ${business}`, 'good'),
  })
  return (
    <Card title={`Link with ${business}?`}>
      <div role="status" className="grid gap-4">
        <p className="text-ink-soft">This code belongs to the team {team}.</p>
        <div>
          <h3 className="mb-1">What {business} will see</h3>
          <ShownList shown={shown} />
        </div>
        <FormMessage>{error?.message}</FormMessage>
        <div className="flex flex-wrap gap-3">
          <Button busy={isPending} onClick={() => mutate({ code })}>
            Yes, link me
          </Button>
          <Button tone="quiet" onClick={onBack}>
            No
          </Button>
        </div>
      </div>
    </Card>
  )
}
