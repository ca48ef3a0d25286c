import { Gift } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { RewardsList } from './RewardsList.tsx'

export function Rewards() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={Gift} />
        Rewards
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title="Rewards">
        <RewardsList />
      </Sheet>
    </>
  )
}
