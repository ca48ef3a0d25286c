import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { readEnv } from '../env.ts'
import { jobsOf } from '../background.ts'
import { openLog } from '../log.ts'
import { openServices } from '../open-services.ts'
import { shippedContent } from './shipped-content.ts'

export const root = join(import.meta.dirname, '../../..')
export const migrations = join(root, 'src/server/db/migrations')

/** Prepares `database` like a server's first start: migrated, with content and job queues. */
export async function fillTemplate(database: Database): Promise<void> {
  await migrate(database, migrations)
  const dataDir = mkdtempSync(join(tmpdir(), 'upful-template-'))
  const { services, close } = await openServices({
    env: readEnv({ DATA_DIR: dataDir }),
    root,
    log: openLog('silent'),
    database,
    content: shippedContent(),
  })
  await services.jobs.start(jobsOf(services), { work: false })
  await close()
  rmSync(dataDir, { recursive: true, force: true })
}
