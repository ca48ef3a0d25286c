import { join, resolve } from 'node:path'
import type { Db } from '../db/database.ts'
import { readEnv } from '../env.ts'
import { jobsOf } from '../background.ts'
import { openLog } from '../log.ts'
import { openServices } from '../open-services.ts'
import type { Services } from '../services.ts'
import { NotDone, stopWithReason } from '../stop-with-reason.ts'

// Both src/server/operator and dist/server/operator are three folders below the project root.
const deep = '../../..'

/** Runs one operator command and prints the line it returns. */
export function command(run: (words: string[]) => Promise<string>): void {
  run(process.argv.slice(2))
    .then((line) => process.stdout.write(`${line}\n`))
    .catch(stopWithReason)
}

/** Runs `work` with the services that the server would open. With the embedded database, the server must be stopped. */
export async function withServices<T>(
  folder: string,
  work: (services: Services) => Promise<T>,
  now?: () => Date,
): Promise<T> {
  const env = readEnv(process.env)
  const log = openLog(env.LOG_LEVEL === 'info' ? 'error' : env.LOG_LEVEL)
  const clock = now === undefined ? {} : { now }
  const { services, close } = await openServices({ env, root: join(folder, deep), log, ...clock })
  try {
    await services.jobs.start(jobsOf(services), { work: false })
    return await work(services)
  } finally {
    await close()
  }
}

/** The data folder of the embedded database; a PostgreSQL server has its own tools. */
export function embeddedFolder(folder: string, tool: string): { root: string; dataDir: string } {
  const env = readEnv(process.env)
  if (env.DATABASE_URL !== undefined)
    throw new NotDone(`DATABASE_URL is set: use ${tool} of PostgreSQL (docs/operating.md).`)
  const root = join(folder, deep)
  return { root, dataDir: resolve(root, env.DATA_DIR) }
}

export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`
}

/** How much data there is, so that the operator can recognise it. */
export async function sizeOf(db: Db): Promise<string> {
  const people = await countOf(db, 'auth_users')
  const rows = await countOf(db, 'xp_activities')
  return `${counted(people, 'account')} and ${counted(rows, 'ledger row')}`
}

async function countOf(db: Db, table: 'auth_users' | 'xp_activities'): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
