import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'

const FinishProfileSheet = lazyPart(() => import('./FinishProfileSheet.tsx'), 'FinishProfileSheet')

/** Asks for what a short sign-up left out. */
export function FinishProfileCard() {
  return (
    <Card className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf-strong">
        <Icon of={UserRoundCheck} size={24} />
      </span>
      <span className="min-w-0 grow basis-52">
        <h2 className="text-xl">Finish your profile</h2>
        <span className="block text-ink-soft">A few short answers and you are set up.</span>
      </span>
      <FinishProfileButton />
    </Card>
  )
}

function FinishProfileButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Answer now</Button>
      <OnDemand>{open && <FinishProfileSheet onClose={() => setOpen(false)} />}</OnDemand>
    </>
  )
}
