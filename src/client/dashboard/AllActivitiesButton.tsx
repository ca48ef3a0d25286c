import { Suspense, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { Button } from '../ui/Button.tsx'

const ActivitiesSheet = lazyPart(() => import('./ActivitiesSheet.tsx'), 'ActivitiesSheet')

export function AllActivitiesButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="plain" className="-my-2 -mr-3 px-3" onClick={() => setOpen(true)}>
        All activities
      </Button>
      <Suspense>{open && <ActivitiesSheet onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
