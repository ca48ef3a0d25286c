import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'

const WishSheet = lazyPart(async () => (await import('./WishSheet.tsx')).WishSheet)

export function WishCard() {
  const [open, setOpen] = useState(false)
  return (
    <Card title="What I want">
      <p className="mb-3 text-ink-soft">
        Say what work you look for and where. Your matches follow it.
      </p>
      <Button tone="quiet" onClick={() => setOpen(true)} className="max-sm:w-full">
        <Icon of={SlidersHorizontal} size={18} />
        Choose
      </Button>
      {open && (
        <Suspense>
          <WishSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  )
}
