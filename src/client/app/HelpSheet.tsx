import { useEffect, useState, useSyncExternalStore } from 'react'
import { closeHelp, helpShown, onHelp } from './cries.ts'
import type { HelpSheetInside } from './HelpSheetInside.tsx'

/** The help card above whatever page somebody cried out on. Nothing typed on that page is lost. */
export function HelpSheet() {
  const help = useSyncExternalStore(onHelp, helpShown)
  const [loaded, setLoaded] = useState<{ Inside: typeof HelpSheetInside }>()

  useEffect(() => {
    // Fetched before anybody needs it: when they do, there may be no signal.
    void import('./HelpSheetInside.tsx').then(
      (fetched) => setLoaded({ Inside: fetched.HelpSheetInside }),
      () => {},
    )
  }, [help])
  return help && loaded && <loaded.Inside help={help} onClose={closeHelp} />
}
