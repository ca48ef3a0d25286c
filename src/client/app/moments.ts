import type { LiveEvent } from '#contract/live.ts'
import type { UserId } from '#domain/people/user-id.ts'
import { createStore } from '../ui/store.ts'

type Of<Type extends LiveEvent['type']> = Extract<LiveEvent, { type: Type }>

/** Something that is celebrated across the screen. The end of a course is known from the answer to its last lesson. */
export type Moment =
  | Of<'streak'>
  | { type: 'course-end'; key: string; title: string }
  | Of<'achievement'>
  | Of<'level-up'>

/** What is celebrated now; undefined between two moments. */
export const currentMoment = createStore<Moment | undefined>(undefined)

/** Celebrates one thing once on this device. The code for it is fetched with the first one. */
export function celebrateMoment(moment: Moment, person: UserId): void {
  import('./moment-queue.ts').then(({ queueMoment }) => queueMoment(moment, person)).catch(() => {})
}
