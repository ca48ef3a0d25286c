import type { PostgresPool } from 'kysely'
import pg from 'pg'

/** The connections of a pool, and the queries that wait for one. */
export interface PoolNumbers {
  inUse: number
  idle: number
  waiting: number
}

export function poolNumbersOf(pool: pg.Pool): PoolNumbers {
  const { totalCount, idleCount, waitingCount } = pool
  return { inUse: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
}

/** Reports how long each query or transaction waited for its connection, also when it got none. */
export function withTimedWaits(
  pool: pg.Pool,
  onWait: ((seconds: number) => void) | undefined,
): PostgresPool {
  if (onWait === undefined) return pool
  return {
    async connect() {
      const startedAt = performance.now()
      try {
        return await pool.connect()
      } finally {
        onWait((performance.now() - startedAt) / 1_000)
      }
    },
    end: () => pool.end(),
    options: pool.options,
    Client: pg.Client,
  }
}
