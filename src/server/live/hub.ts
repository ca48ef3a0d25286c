import type { LiveEvent } from '#contract/live.ts'
import type { UserId } from '#domain/people/user-id.ts'
import type { Database } from '../db/database.ts'
import { recentChanges, type RecentChanges } from './recent-changes.ts'

export type Listener = (event: LiveEvent) => void

/** Carries events to every open stream of a person, in this process and in all others. */
export interface LiveHub {
  publish: (userId: UserId, events: LiveEvent[]) => void
  /**
   * Receives the events of one person until the returned function is called. `onLost` is called when
   * events may have been missed, so that the listener refetches everything.
   */
  subscribe: (userId: UserId, listener: Listener, onLost?: () => void) => () => void
  /** Changes a page missed between its first read and its subscription. */
  changedWithin: RecentChanges['within']
  close: () => Promise<void>
}

interface Subscription {
  listener: Listener
  onLost: (() => void) | undefined
}

const channel = 'upful_live'
/** PostgreSQL refuses notifications of 8000 bytes; names and ids never come close. */
const maxPayloadLength = 7_900

/** Sent after the commit, one per batch, because NOTIFY inside a transaction halves the commit rate. */
export async function openLiveHub(
  database: Database,
  onError: (error: unknown) => void,
): Promise<LiveHub> {
  const listeners = new Map<string, Set<Subscription>>()
  const recent = recentChanges(() => performance.now())

  function deliver(userId: UserId, events: LiveEvent[]): void {
    for (const event of events) if (event.type === 'changed') recent.add(userId, event)
    for (const { listener } of listeners.get(userId) ?? []) events.forEach(listener)
  }

  function onNotification(payload: string): void {
    const { userId, events } = JSON.parse(payload) as { userId: UserId; events: LiveEvent[] }
    deliver(userId, events)
  }

  function onReconnect(): void {
    for (const { onLost } of [...listeners.values()].flatMap((own) => [...own])) onLost?.()
  }

  const stop =
    database.engine === 'postgres'
      ? await database.listen(channel, onNotification, onReconnect)
      : null

  return {
    publish(userId, events) {
      if (stop === null) return deliver(userId, events)
      const payload = JSON.stringify({ userId, events: distinct(events) })
      if (payload.length > maxPayloadLength) return onError(new Error('live payload too long'))
      database.notify(channel, payload).catch(onError)
    },
    subscribe(userId, listener, onLost) {
      const own = listeners.get(userId) ?? new Set()
      const subscription = { listener, onLost }
      listeners.set(userId, own.add(subscription))
      return () => {
        own.delete(subscription)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    changedWithin: recent.within,
    async close() {
      listeners.clear()
      await stop?.()
    },
  }
}

function distinct(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
}
