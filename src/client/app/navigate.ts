type Moved = (move: { keepScroll: boolean }) => void

const listeners = new Set<Moved>()

/** Goes to an address of this app without leaving the page. */
export function navigate(
  address: string,
  { replace = false, keepScroll = false }: { replace?: boolean; keepScroll?: boolean } = {},
): void {
  if (replace) history.replaceState(history.state, '', address)
  else history.pushState(null, '', address)
  for (const listener of listeners) listener({ keepScroll })
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
