import { createStore } from './store.ts'

export interface Toast {
  id: number
  text: string
  tone: 'plain' | 'good' | 'bad'
  /** Not a response to something the user did, so it can wait. */
  isAnnouncement: boolean
}

const durationMs = 5_000
/** The toast on the screen. */
export const shownToast = createStore<Toast | undefined>(undefined)
const waiting: Toast[] = []
let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows a short message at the bottom of the screen for some seconds. One at a time, because it hides what
 * is below; the newest wins, because it answers the last action.
 */
export function showToast(text: string, tone: Toast['tone'] = 'plain') {
  const current = shownToast.get()
  if (current?.text === text) return
  if (current?.isAnnouncement) waiting.unshift(current)
  change({ id: ++lastId, text, tone, isAnnouncement: false })
}

/** Announces something the user didn't ask for, such as a new achievement. It never hides a response. */
export function announceToast(text: string) {
  const current = shownToast.get()
  if ([current, ...waiting].some((toast) => toast?.text === text)) return
  waiting.push({ id: ++lastId, text, tone: 'good', isAnnouncement: true })
  if (!current) change(waiting.shift())
}

export function hideToast(id: number) {
  if (shownToast.get()?.id === id) change(waiting.shift())
}

/** Removes a message that is no longer true. */
export function withdrawToast(text: string) {
  if (shownToast.get()?.text === text) change(waiting.shift())
}

function change(next: Toast | undefined) {
  shownToast.set(next)
  clearTimeout(timer)
  if (next) timer = setTimeout(() => hideToast(next.id), durationMs)
}
