import { SlidersHorizontal } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { useSearchParam } from '../app/location.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'

const WishSheet = lazyPart(() => import('./WishSheet.tsx'), 'WishSheet')

export function WishCard() {
  // Links in the parts of a match open this by the address.
  const [asked, setAsked] = useSearchParam('want')
  const [pressed, setPressed] = useState(false)
  const open = pressed || asked === 'say'
  function close() {
    setPressed(false)
    if (asked !== null) setAsked(null)
  }
  return (
    <Card title="What I want">
      <p className="mb-3 text-ink-soft">
        Tell us what work you are looking for and where. Your matches will follow.
      </p>
      <Button tone="quiet" onClick={() => setPressed(true)} className="max-sm:w-full">
        <Icon of={SlidersHorizontal} size={18} />
        Choose
      </Button>
      {open && (
        <Suspense>
          <WishSheet onClose={close} />
        </Suspense>
      )}
    </Card>
  )
}
