import { useEffect, useState } from 'react'
import { useStore } from '../../ui/use-store.ts'
import { shownHelp } from './crisis-words.ts'
import type { HelpSheetInside } from './HelpSheetInside.tsx'

/** The help card on top of the page where somebody wrote crisis words. Nothing typed there is lost. */
export function HelpSheet() {
  const help = useStore(shownHelp)
  const [loaded, setLoaded] = useState<{ Inside: typeof HelpSheetInside }>()

  useEffect(() => {
    // Fetched in advance: there may be no connection when it is needed.
    void import('./HelpSheetInside.tsx').then(
      (fetched) => setLoaded({ Inside: fetched.HelpSheetInside }),
      () => {},
    )
  }, [help])
  return help && loaded && <loaded.Inside help={help} onClose={() => shownHelp.set(null)} />
}
