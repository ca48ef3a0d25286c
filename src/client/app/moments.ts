import type { LiveEvent } from '#contract/live.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { createStore } from '../ui/store.ts'
import { keepShown, wasShown } from './shown-moments.ts'

type Of<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** Something that is celebrated across the screen. The end of a course is known from the answer to its last lesson. */
export type Moment =
  | Of<'streak'>
  | { type: 'course-end'; key: string; title: string }
  | Of<'achievement'>
  | Of<'level-up'>

/** What one action caused is told in this order. */
const order: readonly Moment['type'][] = ['streak', 'course-end', 'achievement', 'level-up']

/** What one action caused arrives in several events, and the page it leads to is seen before. */
const gatherMs = 400

/** What is celebrated now; undefined between two moments. */
export const currentMoment = createStore<Moment | undefined>(undefined)

let waiting: { moment: Moment; person: UserId }[] = []
let gathering: ReturnType<typeof setTimeout> | undefined

/** Celebrates one thing once on this device, after what is being celebrated now. */
export function celebrateMoment(moment: Moment, person: UserId): void {
  waiting = [...waiting, { moment, person }].toSorted(
    (one, other) => order.indexOf(one.moment.type) - order.indexOf(other.moment.type),
  )
  if (currentMoment.get() === undefined) gathering ??= setTimeout(showNext, gatherMs)
}

/** Goes on with the next one, if there is one. */
export function endMoment(): void {
  showNext()
}

/** Nothing is celebrated in a window that nobody sees: another one may show it, and then this one does not. */
function showNext(): void {
  clearTimeout(gathering)
  gathering = undefined
  if (document.hidden && waiting.length > 0) {
    document.addEventListener('visibilitychange', showNext, { once: true })
    return currentMoment.set(undefined)
  }
  const next = waiting.find(({ moment, person }) => !wasShown(person, moment.key))
  waiting = next === undefined ? [] : waiting.slice(waiting.indexOf(next) + 1)
  if (next !== undefined) keepShown(next.person, next.moment.key)
  currentMoment.set(next?.moment)
}
