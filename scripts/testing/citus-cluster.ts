import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres, type PostgresServer } from './postgres-server.ts'
import { systemBinaries } from './postgres-binaries.ts'

/** Three PostgreSQL servers with the Citus extension: the first is the coordinator. */
export interface CitusCluster {
  urls: string[]
  stop: () => Promise<void>
}

/** The folder with the binaries of a PostgreSQL that has Citus: `CITUS_BIN`, else the system's; undefined without. */
export function citusBinaries(): string | undefined {
  const configured = process.env['CITUS_BIN']
  if (configured) {
    if (!hasCitus(configured))
      throw new Error(`CITUS_BIN has no PostgreSQL with Citus: ${configured}`)
    return configured
  }
  const system = systemBinaries()
  return system !== undefined && hasCitus(system) ? system : undefined
}

/** Whether there is a cluster to test on: running servers in `TEST_CITUS_URLS`, or binaries to start one. */
export function citusFound(): boolean {
  return Boolean(process.env['TEST_CITUS_URLS']) || citusBinaries() !== undefined
}

function hasCitus(bin: string): boolean {
  const config = join(bin, 'pg_config')
  if (!existsSync(config)) return false
  const shared = execFileSync(config, ['--sharedir'], { encoding: 'utf8' }).trim()
  return existsSync(join(shared, 'extension/citus.control'))
}

/** A throw-away coordinator and two workers that do not know each other yet: databases are joined one by one. */
export async function startCitus(bin: string): Promise<CitusCluster> {
  const servers: PostgresServer[] = []
  const stop = async () => {
    await Promise.all(servers.map((server) => server.stop()))
  }
  try {
    for (let node = 0; node < 3; node += 1)
      servers.push(await startPostgres({ binaries: () => bin, settings }))
  } catch (error) {
    await stop()
    throw error
  }
  return { urls: servers.map(({ url }) => url), stop }
}

const settings = {
  shared_preload_libraries: 'citus',
  max_prepared_transactions: 200,
  // One background process per database, and each test file has a database.
  max_worker_processes: 100,
  // A node's connections come from the pools of the apps and from the other nodes.
  max_connections: 400,
  // Two writes that block each other on two nodes are noticed after twice this long.
  deadlock_timeout: '100ms',
  'citus.enable_statistics_collection': 'off',
  'citus.shard_count': 4,
  'citus.node_conninfo': 'sslmode=disable',
}
