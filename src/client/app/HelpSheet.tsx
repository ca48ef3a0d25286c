import { lazy, Suspense, useSyncExternalStore } from 'react'
import { closeHelp, helpShown, onHelp } from './cries.ts'

const HelpSheetInside = lazy(() =>
  import('./HelpSheetInside.tsx').then((module) => ({ default: module.HelpSheetInside })),
)

/** The help card above whatever page somebody cried out on. Nothing typed on that page is lost. */
export function HelpSheet() {
  const help = useSyncExternalStore(onHelp, helpShown)
  if (help === null) return null
  return (
    <Suspense>
      <HelpSheetInside help={help} onClose={closeHelp} />
    </Suspense>
  )
}
