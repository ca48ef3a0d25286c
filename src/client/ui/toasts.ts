export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
  /** Not a response to something the user did, so it can wait. */
  isNews: boolean
}

const shownFor = 5_000
let shown: Toast | undefined
const waiting: Toast[] = []
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Shows a short message at the bottom of the screen for some seconds. One at a time, because it hides what
 * is below; the newest wins, because it answers the last action.
 */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  if (shown?.text === text) return
  if (shown?.isNews) waiting.unshift(shown)
  change({ id: ++lastId, text, tone, isNews: false })
}

/** Announces something the user didn't ask for, such as a new achievement. It never hides a response. */
export function announceToast(text: string) {
  if ([shown, ...waiting].some((toast) => toast?.text === text)) return
  waiting.push({ id: ++lastId, text, tone: 'good', isNews: true })
  if (!shown) change(waiting.shift())
}

export function hideToast(id: number) {
  if (shown?.id === id) change(waiting.shift())
}

/** Removes a message that is no longer true. */
export function withdrawToast(text: string) {
  if (shown?.text === text) change(waiting.shift())
}

export function shownToast(): Toast | undefined {
  return shown
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: Toast | undefined) {
  shown = next
  clearTimeout(timer)
  if (next) timer = setTimeout(() => hideToast(next.id), shownFor)
  for (const listener of listeners) listener()
}
