import { leaveSheets, onceStepped, sheetsInEntry } from '../ui/back-closes.ts'

type Moved = (move: { keepScroll: boolean }) => void

const listeners = new Set<Moved>()

/** Goes to an address of this app without leaving the page. */
export function navigate(
  address: string,
  { replace = false, keepScroll = false }: { replace?: boolean; keepScroll?: boolean } = {},
): void {
  // What replaces a page takes the entries of its open sheets with it; a link in a sheet takes the sheet's.
  if (replace) leaveSheets()
  onceStepped(() => {
    if (replace || sheetsInEntry() > 0) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    for (const listener of listeners) listener({ keepScroll })
  })
}

/** Hears every change of address: ours, and the browser's back and forward, which keep their own scroll. */
export function onNavigate(listener: Moved): () => void {
  const back = () => listener({ keepScroll: true })
  listeners.add(listener)
  addEventListener('popstate', back)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', back)
  }
}
