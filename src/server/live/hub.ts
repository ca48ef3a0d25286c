import type { LiveEvent } from '#contract/live.ts'
import type { Database } from '../db/database.ts'

export type Listener = (event: LiveEvent) => void

/** Carries events to every open stream of a person, in this process and in all others. */
export interface LiveHub {
  publish: (userId: string, events: LiveEvent[]) => void
  /**
   * Receives the events of one person until the returned function is called. `lost` means that
   * events did not reach this process, so the listener must refetch everything.
   */
  subscribe: (userId: string, listener: Listener, lost?: () => void) => () => void
  close: () => Promise<void>
}

interface Subscription {
  listener: Listener
  lost: (() => void) | undefined
}

const channel = 'upful_live'
/** PostgreSQL refuses notifications of 8000 bytes; names and ids never come near. */
const maxPayloadLength = 7_900

/** Sent after the commit, one per batch, because NOTIFY inside a transaction halves the commit rate. */
export async function openLiveHub(
  database: Database,
  failed: (error: unknown) => void,
): Promise<LiveHub> {
  const listeners = new Map<string, Set<Subscription>>()

  function deliver(userId: string, events: LiveEvent[]): void {
    for (const { listener } of listeners.get(userId) ?? []) events.forEach(listener)
  }

  function hear(payload: string): void {
    const { userId, events } = JSON.parse(payload) as { userId: string; events: LiveEvent[] }
    deliver(userId, events)
  }

  function onLost(): void {
    for (const { lost } of [...listeners.values()].flatMap((own) => [...own])) lost?.()
  }

  const stop = database.engine === 'postgres' ? await database.listen(channel, hear, onLost) : null

  return {
    publish(userId, events) {
      if (stop === null) return deliver(userId, events)
      const payload = JSON.stringify({ userId, events: distinct(events) })
      if (payload.length > maxPayloadLength) return failed(new Error('live payload too long'))
      database.notify(channel, payload).catch(failed)
    },
    subscribe(userId, listener, lost) {
      const own = listeners.get(userId) ?? new Set()
      const subscription = { listener, lost }
      listeners.set(userId, own.add(subscription))
      return () => {
        own.delete(subscription)
        if (own.size === 0) listeners.delete(userId)
      }
    },
    async close() {
      listeners.clear()
      await stop?.()
    },
  }
}

function distinct(events: LiveEvent[]): LiveEvent[] {
  return [...new Map(events.map((event) => [JSON.stringify(event), event])).values()]
}
