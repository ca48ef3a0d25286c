import type { Kysely } from 'kysely'
import { differingCopies } from '../db/cluster-copies.ts'
import { clusterNodes, distribute, tablesMissing } from '../db/distribute.ts'
import { openPostgres } from '../db/postgres.ts'
import type { Tables } from '../db/tables.ts'
import { readEnv } from '../env.ts'
import { NotDone } from '../stop-with-reason.ts'
import { command, counted } from './open.ts'

/** `npm run distribute`: places the tables of a database on the nodes of its Citus cluster; repeated, it only checks. */
command(async () => {
  const { DATABASE_URL: url } = readEnv(process.env)
  if (url === undefined)
    throw new NotDone(
      'DATABASE_URL is not set, and the embedded database is one machine. docs/scaling.md says how to get further.',
    )
  const database = openPostgres(url)
  try {
    return await database.oneAtATime('upful:distribute', () =>
      database.withoutTimeLimit(placeTables),
    )
  } finally {
    await database.close()
  }
})

async function placeTables(db: Kysely<Tables>): Promise<string> {
  const nodes = await clusterNodes(db)
  if (nodes === undefined)
    throw new NotDone(
      'This database does not have the extension citus. Run: create extension citus',
    )
  if (!nodes.hasCoordinator)
    throw new NotDone(
      "The cluster does not know this server. Run: select citus_set_coordinator_host('<its name>', <its port>)",
    )
  if (nodes.workers === 0)
    throw new NotDone("The cluster has no worker. Run: select citus_add_node('<name>', <port>)")
  const missing = await tablesMissing(db)
  if (missing.length > 0)
    throw new NotDone(
      `This database is not of this version (it has no table ${missing[0]}). Start Upful on it once.`,
    )
  const moved = await distribute(db)
  const differing = await differingCopies(db)
  if (differing.length > 0)
    throw new NotDone(
      `The copies of these tables differ between the nodes: ${differing.join(', ')}`,
    )
  const cluster = `${counted(nodes.workers, 'worker')} and the coordinator; all copies are equal`
  return moved.length === 0
    ? `Every table was in its place on ${cluster}.`
    : `Placed ${counted(moved.length, 'table')} on ${cluster}.`
}
