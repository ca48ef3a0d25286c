import type { LiveEvent } from '#contract/live.ts'
import { createStore } from '../ui/store.ts'

type Of<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** Something that is celebrated on the whole screen. */
export type Moment = Of<'level-up'> | Of<'streak'>

/** What is celebrated now; undefined between two moments. */
export const currentMoment = createStore<Moment | undefined>(undefined)

const waiting: Moment[] = []
const shownKeys = new Set<string>()

/** Celebrates one thing once, after what is being celebrated now. */
export function celebrateMoment(moment: Moment): void {
  if (shownKeys.has(moment.key)) return
  shownKeys.add(moment.key)
  if (currentMoment.get() === undefined) currentMoment.set(moment)
  else waiting.push(moment)
}

/** Goes on with the next one, if there is one. */
export function endMoment(): void {
  currentMoment.set(waiting.shift())
}
