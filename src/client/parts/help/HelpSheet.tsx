import { useEffect, useState, useSyncExternalStore } from 'react'
import { closeHelp, helpShown, onHelp } from './cries.ts'
import type { HelpSheetInside } from './HelpSheetInside.tsx'

/** The help card on top of the page where somebody wrote crisis words. Nothing typed there is lost. */
export function HelpSheet() {
  const help = useSyncExternalStore(onHelp, helpShown)
  const [loaded, setLoaded] = useState<{ Inside: typeof HelpSheetInside }>()

  useEffect(() => {
    // Fetched in advance: there may be no connection when it is needed.
    void import('./HelpSheetInside.tsx').then(
      (fetched) => setLoaded({ Inside: fetched.HelpSheetInside }),
      () => {},
    )
  }, [help])
  return help && loaded && <loaded.Inside help={help} onClose={closeHelp} />
}
