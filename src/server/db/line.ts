import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { endWhenSilent } from './silent-connection.ts'

/** One connection outside the pool, so that a busy pool delays neither live events nor health checks. */
export interface Line {
  listen: (
    channel: string,
    heard: (payload: string) => void,
    regained: () => void,
  ) => Promise<() => Promise<void>>
  notify: (channel: string, payload: string) => Promise<void>
  ping: () => Promise<void>
  close: () => Promise<void>
}

export interface LineTimes {
  /** How often a listening connection is pinged. */
  probeEveryMs: number
  /** How long it waits for a response before it reconnects. */
  silentMs: number
}

interface Ear {
  channel: string
  heard: (payload: string) => void
  regained: () => void
}

const usual: LineTimes = { probeEveryMs: 10_000, silentMs: 5_000 }
const reconnectAfter = [100, 500, 1000, 5000]

/** Connects on first use, and reconnects whenever the connection is lost, until it is closed. */
export function openLine(url: string, { probeEveryMs, silentMs }: LineTimes = usual): Line {
  const ears = new Set<Ear>()
  const outgoing: { channel: string; payload: string }[] = []
  let closed = false
  let wasLost = false
  let current: Promise<pg.Client> | null = null
  let sending: Promise<void> | null = null
  let turn: Promise<unknown> = Promise.resolve()

  function connected(): Promise<pg.Client> {
    if (closed) return Promise.reject(new Error('Connection terminated: the server stops'))
    current ??= connect().catch((error: unknown) => {
      current = null
      throw error
    })
    return current
  }

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'upful line',
      connectionTimeoutMillis: silentMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    })
    endWhenSilent(client, silentMs)
    client.on('notification', ({ channel, payload }) => {
      for (const ear of ears) if (ear.channel === channel) ear.heard(payload ?? '')
    })
    client.on('error', () => {})
    await client.connect()
    client.once('end', lost)
    for (const { channel } of ears) await client.query(`listen ${pg.escapeIdentifier(channel)}`)
    if (wasLost) for (const ear of ears) ear.regained()
    wasLost = false
    return client
  }

  function lost(): void {
    current = null
    wasLost = true
    if (!closed && ears.size > 0) void regain(0)
  }

  async function regain(attempt: number): Promise<void> {
    const wait = reconnectAfter[Math.min(attempt, reconnectAfter.length - 1)]
    await setTimeout(wait, undefined, { ref: false })
    if (closed) return
    await connected().catch(() => void regain(attempt + 1))
  }

  /** One query after the other, as a connection requires. */
  function ask(text: string, values: () => unknown[] = () => []): Promise<void> {
    const answer = turn.then(async () => {
      const given = values()
      const client = await connected()
      await client.query(text, given)
    })
    turn = answer.catch(() => {})
    return answer
  }

  const probe = setInterval(() => {
    if (ears.size > 0 && current !== null) ask('select 1').catch(() => {})
  }, probeEveryMs)
  probe.unref()

  return {
    async listen(channel, heard, regained) {
      const ear: Ear = { channel, heard, regained }
      ears.add(ear)
      await ask(`listen ${pg.escapeIdentifier(channel)}`).catch((error: unknown) => {
        ears.delete(ear)
        throw error
      })
      return async () => {
        ears.delete(ear)
        if (![...ears].some((other) => other.channel === channel) && !closed)
          await ask(`unlisten ${pg.escapeIdentifier(channel)}`)
      }
    },

    /** Notifications that arrive while a query is running are sent together. */
    notify(channel, payload) {
      outgoing.push({ channel, payload })
      sending ??= ask(
        'select pg_notify(channel, payload) from unnest($1::text[], $2::text[]) as said (channel, payload)',
        () => {
          sending = null
          const batch = outgoing.splice(0)
          return [batch.map((said) => said.channel), batch.map((said) => said.payload)]
        },
      )
      return sending
    },

    ping: () => ask('select 1'),

    async close() {
      closed = true
      clearInterval(probe)
      const client = await current?.catch(() => null)
      await client?.end()
    },
  }
}
