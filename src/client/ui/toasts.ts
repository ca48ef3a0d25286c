export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
}

const shownFor = 5_000
let shown: Toast | undefined
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/**
 * Says one short thing at the foot of the screen for some seconds. One at a time, because it hides what is
 * below, and the newest wins: it answers what was pressed last.
 */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  if (shown?.text === text) return
  change({ id: ++lastId, text, tone })
}

export function hideToast(id: number) {
  if (shown?.id === id) change(undefined)
}

/** Takes words back that are not true any more. */
export function withdrawToast(text: string) {
  if (shown?.text === text) change(undefined)
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
