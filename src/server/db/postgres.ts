import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { refuseInsideTransaction, type Database } from './database.ts'
import { openDirectConnection, type DirectConnectionTimes } from './direct-connection.ts'
import { PipeliningDialect, sendTogether } from './pipelining.ts'
import { poolNumbersOf, withTimedWaits } from './pool-numbers.ts'
import { endWhenSilent } from './silent-connection.ts'
import { reportingTo, timed, type OnStatement } from './slow-statements.ts'
import { prepareFrequentStatements, statementNames } from './statement-names.ts'
import type { Tables } from './tables.ts'

/** As on the embedded engine: a date is text, a count is a number. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

export interface PostgresOptions {
  prepare?: boolean
  /** How long a query waits for a connection of the pool. */
  waitMs?: number
  /** How long a query waits for a response; more than `statementMs`, which the database itself enforces. */
  silentMs?: number
  direct?: DirectConnectionTimes
  onStatement?: OnStatement | undefined
  /** Is called with the seconds that a query or transaction waited for a connection. */
  onWait?: ((seconds: number) => void) | undefined
}

const connections = 10
const statementMs = 10_000
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 }

/** Opens a pool on a real PostgreSQL, 15 or newer, and one separate connection. */
export function openPostgres(url: string, options: PostgresOptions = {}): Database {
  const { prepare = false, waitMs = 1_000, silentMs = statementMs + 2_000 } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    pipeline: true,
    connectionTimeoutMillis: waitMs,
    statement_timeout: statementMs,
    idle_in_transaction_session_timeout: 15_000,
    ...keepAlive,
  })
  // The pool replaces a connection that dies, and the query that used it fails with the error.
  // Without these two listeners, for idle and for busy connections, the same error would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const names = statementNames()
  if (prepare) pool.on('connect', (client) => prepareFrequentStatements(client, names))
  pool.on('connect', (client) => endWhenSilent(client, silentMs))
  pool.on('connect', sendTogether)
  const unguarded = new Kysely<Tables>({
    dialect: new PipeliningDialect({ pool: withTimedWaits(pool, options.onWait) }),
    ...reportingTo(options.onStatement),
  })
  const direct = openDirectConnection(url, options.direct)

  return {
    engine: 'postgres',
    db: unguarded.withPlugin(refuseInsideTransaction),
    unguarded,
    async script(sql) {
      const results: pg.QueryResult[] = [
        await timed(sql, options.onStatement, () => pool.query(sql)),
      ].flat()
      return results.flatMap((result): unknown[] => result.rows)
    },
    oneAtATime: (name, work) =>
      withoutTimeLimit(url, async (db) => {
        await sql`select pg_advisory_lock(hashtext(${name}))`.execute(db)
        return work()
      }),
    withoutTimeLimit: (work) => withoutTimeLimit(url, work),
    listen: direct.listen,
    notify: direct.notify,
    ping: direct.ping,
    pool: () => poolNumbersOf(pool),
    image: null,
    async close() {
      await direct.close()
      await unguarded.destroy()
    },
  }
}

/** A connection without a time limit. Its locks are released however it ends. */
async function withoutTimeLimit<T>(
  url: string,
  work: (db: Kysely<Tables>) => Promise<T>,
): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1, ...keepAlive })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  // One connection for all of the work, never closed in between: it may hold a lock.
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  try {
    return await db.connection().execute(work)
  } finally {
    await db.destroy()
  }
}
