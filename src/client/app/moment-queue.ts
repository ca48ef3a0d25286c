import type { UserId } from '#domain/people/user-id.ts'
import { currentMoment, type Moment } from './moments.ts'
import { keepShown, wasShown } from './shown-moments.ts'

/** What one action caused is told in this order. */
const order: readonly Moment['type'][] = ['streak', 'course-end', 'achievement', 'level-up']

/** What one action caused arrives in several events, and the page it leads to is seen before. */
const gatherMs = 400

let waiting: { moment: Moment; person: UserId }[] = []
let gathering: ReturnType<typeof setTimeout> | undefined

/** Shows a moment that this device did not show yet, after the one on the screen. */
export function queueMoment(moment: Moment, person: UserId): void {
  waiting = [...waiting, { moment, person }].toSorted(
    (one, other) => order.indexOf(one.moment.type) - order.indexOf(other.moment.type),
  )
  if (currentMoment.get() === undefined) gathering ??= setTimeout(endMoment, gatherMs)
}

/**
 * Shows the next one, if there is one. Nothing is shown in a hidden window: another one may show
 * it, and then this one does not.
 */
export function endMoment(): void {
  clearTimeout(gathering)
  gathering = undefined
  if (document.hidden && waiting.length > 0) {
    document.addEventListener('visibilitychange', endMoment, { once: true })
    return currentMoment.set(undefined)
  }
  const next = waiting.find(({ moment, person }) => !wasShown(person, moment.key))
  waiting = next === undefined ? [] : waiting.slice(waiting.indexOf(next) + 1)
  if (next !== undefined) keepShown(next.person, next.moment.key)
  currentMoment.set(next?.moment)
}
