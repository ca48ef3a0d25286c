import { UserRoundCheck } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { FinishProfileForm } from './FinishProfileForm.tsx'

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

export function FinishProfileButton({ sun }: { sun?: boolean }) {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button tone={sun ? 'sun' : 'main'} onClick={() => setOpen(true)}>
        Answer now
      </Button>
      <Sheet open={open} onClose={close} title="Finish your profile">
        <FinishProfileForm onSaved={close} />
      </Sheet>
    </>
  )
}
