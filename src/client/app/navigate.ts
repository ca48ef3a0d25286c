import type { Address } from '#domain/href.ts'
import { leaveSheets, onceStepped, sheetsInEntry } from '../ui/back-closes.ts'

type NavigationListener = (move: { keepScroll: boolean }) => void

const listeners = new Set<NavigationListener>()

/** Goes to an address of this app without leaving the page. */
export function navigate(
  address: Address,
  { replace = false, keepScroll = false }: { replace?: boolean; keepScroll?: boolean } = {},
): void {
  // Replacing a page removes the history entries of its open sheets; a link in a sheet reuses the sheet's entry.
  if (replace) leaveSheets()
  onceStepped(() => {
    if (replace || sheetsInEntry() > 0) history.replaceState(null, '', address)
    else history.pushState(null, '', address)
    for (const listener of listeners) listener({ keepScroll })
  })
}

/** Called on every navigation: ours, and Back and Forward, for which the browser restores the scroll. */
export function onNavigate(listener: NavigationListener): () => void {
  const onPopState = () => listener({ keepScroll: true })
  listeners.add(listener)
  addEventListener('popstate', onPopState)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', onPopState)
  }
}
