import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { endWhenSilent } from './silent-connection.ts'

/** One connection outside the pool, so that a busy pool delays neither live events nor health checks. */
export interface DirectConnection {
  listen: (
    channel: string,
    onNotification: (payload: string) => void,
    onReconnect: () => void,
  ) => Promise<() => Promise<void>>
  notify: (channel: string, payload: string) => Promise<void>
  ping: () => Promise<void>
  close: () => Promise<void>
}

export interface DirectConnectionTimes {
  /** How often a listening connection is pinged. */
  probeEveryMs: number
  /** How long it waits for a response before it reconnects. */
  silentMs: number
}

interface Subscription {
  channel: string
  onNotification: (payload: string) => void
  onReconnect: () => void
}

const defaultTimes: DirectConnectionTimes = { probeEveryMs: 10_000, silentMs: 5_000 }
const reconnectDelays = [100, 500, 1000, 5000]

/** Connects on first use, and reconnects whenever the connection is lost, until it is closed. */
export function openDirectConnection(
  url: string,
  { probeEveryMs, silentMs }: DirectConnectionTimes = defaultTimes,
): DirectConnection {
  const subscriptions = new Set<Subscription>()
  const outgoing: { channel: string; payload: string }[] = []
  let closed = false
  let wasLost = false
  let current: Promise<pg.Client> | null = null
  let sending: Promise<void> | null = null
  let turn: Promise<unknown> = Promise.resolve()

  function connected(): Promise<pg.Client> {
    if (closed) return Promise.reject(new Error('Connection terminated: the server is stopping'))
    current ??= connect().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'upful direct',
      connectionTimeoutMillis: silentMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    endWhenSilent(client, silentMs)
    client.on('notification', ({ channel, payload }) => {
      for (const subscription of subscriptions)
        if (subscription.channel === channel) subscription.onNotification(payload ?? '')
    })
    client.on('error', () => {})
    await client.connect()
    client.once('end', onEnd)
    for (const { channel } of subscriptions)
      await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (wasLost) for (const subscription of subscriptions) subscription.onReconnect()
    wasLost = false
    return client
  }

  function onEnd(): void {
    current = null
    wasLost = true
    if (!closed && subscriptions.size > 0) void reconnect(0)
  }

  async function reconnect(attempt: number): Promise<void> {
    const delay = reconnectDelays[Math.min(attempt, reconnectDelays.length - 1)]
    await setTimeout(delay, undefined, { ref: false })
    if (closed) return
    await connected().catch(() => void reconnect(attempt + 1))
  }

  /** One query after the other, as a connection requires. */
  function run(text: string, values: () => unknown[] = () => []): Promise<void> {
    const result = turn.then(async () => {
      const parameters = values()
      const client = await connected()
      await client.query(text, parameters)
    })
    turn = result.catch(() => {})
    return result
  }

  const probe = setInterval(() => {
    if (subscriptions.size > 0 && current !== null) run('select 1').catch(() => {})
  }, probeEveryMs)
  probe.unref()

  return {
    async listen(channel, onNotification, onReconnect) {
      const subscription: Subscription = { channel, onNotification, onReconnect }
      subscriptions.add(subscription)
      await run(`listen ${pg.escapeIdentifier(channel)}`).catch((error: unknown) => {
        subscriptions.delete(subscription)
        throw error
      })
      return async () => {
        subscriptions.delete(subscription)
        if (![...subscriptions].some((remaining) => remaining.channel === channel) && !closed)
          await run(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },

    /** Notifications that arrive while a query is running are sent together. */
    notify(channel, payload) {
      outgoing.push({ channel, payload })
      sending ??= run(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as notification (channel, payload)',
        () => {
          sending = null
          const batch = outgoing.splice(0)
          return [
            batch.map((notification) => notification.channel),
            batch.map((notification) => notification.payload),
          ]
        },
      )
      return sending
    },

    ping: () => run('select 1'),

    async close() {
      closed = true
      clearInterval(probe)
      const client = await current?.catch(() => null)
      await client?.end()
    },
  }
}
