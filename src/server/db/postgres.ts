import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { refuseInsideTransaction, type Database } from './database.ts'
import type { Tables } from './tables.ts'

/** As on the embedded engine: a day is text, a count is a number. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const reconnectAfter = [100, 500, 1000, 5000]

/** Opens a pool on a real PostgreSQL, 15 or newer. */
export function openPostgres(url: string, poolSize = 10): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
  })
  // A connection that dies while idle is replaced by the pool; without a listener it ends the process.
  pool.on('error', () => {})
  const unguarded = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })

  return {
    engine: 'postgres',
    db: unguarded.withPlugin(refuseInsideTransaction),
    unguarded,
    async script(sql) {
      const results: pg.QueryResult[] = [await pool.query(sql)].flat()
      return results.flatMap((result): unknown[] => result.rows)
    },
    listen: (channel, heard) => listen(url, channel, heard),
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
): Promise<() => Promise<void>> {
  let stopped = false
  let client: pg.Client | null = null
  let attempt = 0

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url })
    next.on('notification', (message) => heard(message.payload ?? ''))
    next.on('error', () => {})
    next.on('end', () => {
      if (!stopped) retryLater()
    })
    await next.connect()
    await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    client = next
    attempt = 0
  }

  function retryLater(): void {
    const wait = reconnectAfter[Math.min(attempt, reconnectAfter.length - 1)] ?? 1000
    attempt += 1
    setTimeout(() => {
      if (!stopped) connect().catch(retryLater)
    }, wait).unref()
  }

  await connect()
  return async () => {
    stopped = true
    await client?.end()
  }
}
