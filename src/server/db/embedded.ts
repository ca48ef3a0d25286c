import { PGlite, types, type PGliteOptions } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { Kysely, PGliteDialect } from 'kysely'
import { refuseInsideTransaction, type Database } from './database.ts'
import { refuseMissingDatabase, openFailure } from './folder-trouble.ts'
import { lockFolder } from './lock.ts'
import { reportingTo, timed, type OnStatement } from './slow-statements.ts'
import type { Tables } from './tables.ts'
import { unpackCluster } from './unpack-cluster.ts'
import { vacuumInSteps } from './vacuum.ts'

/**
 * Without -F, and with O_DSYNC writes, the log reaches the disk. The defaults never sync.
 * Small buffers halve the memory of the process.
 */
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=open_datasync', 'shared_buffers=16MB'].flatMap((setting) => ['-c', setting]),
  ...['max_wal_size=64MB', 'min_wal_size=32MB'].flatMap((setting) => ['-c', setting]),
  // No query runs during an analyze, so it samples only a quarter of the default.
  '-c',
  'default_statistics_target=25',
]

/**
 * Optimizing one large function of the engine takes 500 MB for several seconds, more than everything else
 * together, and a school's dashboard is just as fast without it.
 */
const neverOptimize = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']

/** As with PostgreSQL: a date is text, a count is a number. */
const parsers = {
  [types.DATE]: (text: string) => text,
  [types.INT8]: Number,
  [types.NUMERIC]: Number,
}

/** The options of every engine. */
export const engineOptions = { startParams, parsers } satisfies PGliteOptions

/**
 * Opens the embedded database in `folder` (null: in memory, for tests), from a prebuilt image when
 * there is one and the folder is new, because making a cluster takes seconds.
 */
export async function openEmbedded(
  folder: string | null,
  image: string | null,
  onStatement?: OnStatement,
): Promise<Database> {
  if (folder === null) return databaseOver(await openEngine(null), onStatement)
  const lock = lockFolder(folder)
  try {
    refuseMissingDatabase(folder)
    await unpackIfNew(folder, image)
    const database = databaseOver(await openEngine(folder), onStatement)
    return { ...database, close: () => database.close().finally(lock.release) }
  } catch (error) {
    lock.release()
    throw error
  }
}

export type EmbeddedDatabase = Database & { image: () => Promise<Buffer> }

/** All queries of an embedded engine go through here: each waits for its turn on the only connection. */
export function databaseOver(lite: PGlite, onStatement?: OnStatement): EmbeddedDatabase {
  const unguarded = new Kysely<Tables>({
    dialect: new PGliteDialect({ pglite: lite }),
    ...reportingTo(onStatement),
  })
  const stopVacuum = vacuumInSteps(
    (sql) => exclusive(async () => (await lite.exec(sql)).flatMap(({ rows }) => rows)),
    // The step is retried. A cause such as a full disk also fails the next request that writes.
    (error) =>
      process.emitWarning(error instanceof Error ? error.message : String(error), 'VacuumFailed'),
  )

  /** The only connection may be in a transaction, so this waits for its turn in Kysely's queue. */
  function exclusive<T>(work: () => Promise<T>): Promise<T> {
    return unguarded.connection().execute(work)
  }

  return {
    engine: 'embedded',
    db: unguarded.withPlugin(refuseInsideTransaction),
    unguarded,
    // The lock of the folder already excludes other processes.
    oneAtATime: (_name, work) => work(),
    withoutTimeLimit: (work) => work(unguarded),
    script: (sql) => exclusive(() => timed(sql, onStatement, () => runScript(lite, sql))),
    listen: (channel, onNotification) => exclusive(() => lite.listen(channel, onNotification)),
    notify: async (channel, payload) => {
      await exclusive(() => lite.query('select pg_notify($1, $2)', [channel, payload]))
    },
    pool: null,
    image: () =>
      exclusive(async () => {
        await lite.exec('checkpoint')
        return Buffer.from(await (await lite.dumpDataDir('gzip')).arrayBuffer())
      }),
    ping: async () => {
      await exclusive(() => lite.query('select 1'))
    },
    async close() {
      stopVacuum()
      await unguarded.destroy()
      if (!lite.closed) await lite.close()
    },
  }
}

/** A script that fails inside its own `begin` would leave the only connection in an aborted state. */
async function runScript(lite: PGlite, sql: string): Promise<unknown[]> {
  try {
    return (await lite.exec(sql)).flatMap((result) => result.rows)
  } catch (error) {
    await lite.exec('rollback')
    throw error
  }
}

async function unpackIfNew(folder: string, image: string | null): Promise<void> {
  const cluster = join(folder, 'pg')
  if (existsSync(join(cluster, 'PG_VERSION')) || image === null || !existsSync(image)) return
  try {
    await unpackCluster(image, cluster)
  } catch (error) {
    throw openFailure(folder, error)
  }
}

/** The bare engine over `<folder>/pg`; the caller must hold the folder's lock. */
export async function openEngine(folder: string | null): Promise<PGlite> {
  for (const flag of neverOptimize) setFlagsFromString(flag)
  const options: PGliteOptions = { ...engineOptions }
  if (folder !== null) options.dataDir = join(folder, 'pg')
  try {
    return await PGlite.create(options)
  } catch (error) {
    throw folder === null ? error : openFailure(folder, error)
  }
}
