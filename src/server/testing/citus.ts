import pg from 'pg'
import type { Database } from '../db/database.ts'
import { distribute } from '../db/distribute.ts'

/** The workers of the test run's Citus cluster; none where it runs on one PostgreSQL. */
export function testWorkers(): string[] {
  return (process.env['TEST_CITUS_WORKERS'] ?? '').split(' ').filter((url) => url !== '')
}

/** Whether the tests run on a Citus cluster. */
export const onCitus = testWorkers().length > 0

/** Makes databases of the same name on several servers one cluster, as an operator does, and places the tables. */
export async function joinCluster(urls: readonly string[], database: Database): Promise<void> {
  for (const url of urls) await withClient(url, (client) => client.query('create extension citus'))
  const [coordinator = '', ...workers] = urls
  await withClient(coordinator, async (client) => {
    await client.query('select citus_set_coordinator_host($1, $2)', addressOf(coordinator))
    for (const worker of workers)
      await client.query('select citus_add_node($1, $2)', addressOf(worker))
  })
  await database.withoutTimeLimit(distribute)
}

function addressOf(url: string): [host: string, port: number] {
  const { hostname, port } = new URL(url)
  return [hostname, Number(port)]
}

async function withClient(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
