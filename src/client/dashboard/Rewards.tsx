import { Gift } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'

const RewardsSheet = lazyPart(() => import('./RewardsSheet.tsx'), 'RewardsSheet')

export function Rewards() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={Gift} />
        Rewards
      </Button>
      <Suspense>{open && <RewardsSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
