import { hourMs } from '#domain/duration.ts'
import { nextQuiet } from './quiet-hours.ts'

/** Yesterday's news is in the bell. */
export const pushGoodForHours = 24

/** Until when the push service may deliver it: a phone that was off all evening stays quiet at night. */
export function deliverBy(quiet: boolean, now: Date, before: Date | null = null): Date {
  const times = [now.getTime() + 12 * hourMs, before?.getTime() ?? Infinity]
  if (quiet) times.push(nextQuiet(now).getTime())
  return new Date(Math.min(...times))
}

const maxTries = 5
const firstDelayMs = 5 * 60_000

/** When a push that did not arrive is tried again; null when it is given up. The push service may ask for longer. */
export function nextTry(tries: number, askedSeconds: number, now: Date): Date | null {
  if (tries >= maxTries) return null
  const delay = Math.max(firstDelayMs * 2 ** (tries - 1), Math.min(askedSeconds, 3600) * 1_000)
  return new Date(now.getTime() + delay)
}
