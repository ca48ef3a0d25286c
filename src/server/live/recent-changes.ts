import type { LiveEvent } from '#contract/live.ts'
import type { UserId } from '#domain/people/user-id.ts'

type ChangedEvent = Extract<LiveEvent, { type: 'changed' }>

/** A page that loads for longer than this misses what changed before. */
const keptMs = 60_000

/** The changes of the last minute, for pages that were loading when they happened. */
export interface RecentChanges {
  add: (userId: UserId, event: ChangedEvent) => void
  /** What changed for this person in the last `ms` milliseconds, oldest first. */
  within: (userId: UserId, ms: number) => ChangedEvent[]
}

/** `now` is a clock in milliseconds that never goes back. */
export function recentChanges(now: () => number): RecentChanges {
  // The person whose last change is oldest comes first.
  const people = new Map<UserId, { at: number; event: ChangedEvent }[]>()

  function forgetOld(): void {
    for (const [userId, changes] of people) {
      if ((changes.at(-1)?.at ?? 0) >= now() - keptMs) return
      people.delete(userId)
    }
  }

  return {
    add(userId, event) {
      forgetOld()
      const kept = (people.get(userId) ?? []).filter(({ at }) => at >= now() - keptMs)
      people.delete(userId)
      people.set(userId, [...kept, { at: now(), event }])
    },
    within(userId, ms) {
      const changes = people.get(userId) ?? []
      return changes.filter(({ at }) => at >= now() - ms).map(({ event }) => event)
    },
  }
}
