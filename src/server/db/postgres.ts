import { Kysely, PostgresDialect } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { refuseInsideTransaction, type Database } from './database.ts'
import { prepareWhatComesAgain, statementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'

/** As on the embedded engine: a day is text, a count is a number. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const reconnectAfter = [100, 500, 1000, 5000]

/** Opens a pool on a real PostgreSQL, 15 or newer. */
export function openPostgres(url: string, { prepare = false } = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // The pool replaces a connection that dies, and whoever was using it gets the error from their query.
  // Without these two listeners, for idle and for lent connections, the same error ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = statementNames()
  if (prepare) pool.on('connect', (client) => prepareWhatComesAgain(client, names))
  const unguarded = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    engine: 'postgres',
    db: unguarded.withPlugin(refuseInsideTransaction),
    unguarded,
    async script(sql) {
      const results: pg.QueryResult[] = [await pool.query(sql)].flat()
      return results.flatMap((result): unknown[] => result.rows)
    },
    async oneAtATime(name, work) {
      const client = await pool.connect()
      try {
        await client.query('select pg_advisory_lock(hashtext($1))', [name])
        return await work()
      } finally {
        await client.query('select pg_advisory_unlock(hashtext($1))', [name])
        client.release()
      }
    },
    listen: (channel, heard, regained) => listen(url, channel, heard, regained),
    notify: async (channel, payload) => {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    close: () => unguarded.destroy(),
  }
}

/** LISTEN needs a connection of its own; when it drops it is made again until `stop` is called. */
async function listen(
  url: string,
  channel: string,
  heard: (payload: string) => void,
  regained: () => void,
): Promise<() => Promise<void>> {
  let stopped = false
  let client = await connect()

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, keepAlive: true })
    next.on('notification', (message) => heard(message.payload ?? ''))
    next.on('error', () => {})
    await next.connect()
    // Only a line that once stood is made again here: a failed attempt ends too, and has its own retry.
    next.once('end', () => void regain(0))
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    return next
  }

  async function regain(attempt: number): Promise<void> {
    const wait = reconnectAfter[Math.min(attempt, reconnectAfter.length - 1)]
    await setTimeout(wait, undefined, { ref: false })
    if (stopped) return
    try {
      client = await connect()
      regained()
    } catch {
      void regain(attempt + 1)
    }
  }

  return async () => {
    stopped = true
    await client.end()
  }
}
