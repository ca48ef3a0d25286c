export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const shownFor = 5_000
/** With others waiting. */
const shownBriefly = 2_500
/** The first is shown; the others wait for their turn. */
let toasts: readonly Toast[] = []
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Says one short thing at the foot of the screen for some seconds. One at a time: they hide what is below. */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  if (toasts.some((toast) => toast.text === text)) return
  const toast = { id: ++lastId, text, tone }
  // What went wrong is said at once.
  change(tone === 'bad' ? [toast, ...toasts] : [...toasts, toast])
}

export function hideToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id))
}

/** Takes words back that are not true any more. */
export function withdrawToast(text: string) {
  change(toasts.filter((toast) => toast.text !== text))
}

export function shownToast(): Toast | undefined {
  return toasts[0]
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  const [before] = toasts
  toasts = next
  const [shown] = next
  if (shown !== before || next.length > 1) {
    clearTimeout(timer)
    if (shown)
      timer = setTimeout(() => hideToast(shown.id), next.length > 1 ? shownBriefly : shownFor)
  }
  for (const listener of listeners) listener()
}
