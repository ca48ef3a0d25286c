export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const shownFor = 5_000
let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Says one short thing at the foot of the screen for about five seconds. */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  const id = ++lastId
  change([...toasts.filter((toast) => toast.text !== text), { id, text, tone }].slice(-3))
  setTimeout(() => hideToast(id), shownFor)
}

export function hideToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

export function shownToasts(): readonly Toast[] {
  return toasts
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
